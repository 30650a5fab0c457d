import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { backend } from '../backend/backend.ts';
import { toasts } from '../toasts/toasts.ts';
import { forgetUser } from './remembered-session.ts';
import { sessionAtom } from './session.ts';

/** Ends the session and leads to `/`, never to the login page with a remembered address (AU20). */
export function useSignOutOfSession() {
  const setSession = useSetAtom(sessionAtom);
  const navigate = useNavigate();
  return useCallback(
    async (message: string, failure: string): Promise<boolean> => {
      try {
        await (await backend()).accounts.signOut();
        forgetUser();
      } catch (error) {
        toasts.error(failure, error);
        return false;
      }
      void navigate('/');
      setSession({ phase: 'signed-out' });
      toasts.success(message);
      return true;
    },
    [navigate, setSession],
  );
}
