import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { backend } from '../backend/backend.ts';
import { loadSyncParts } from './load-sync-parts.ts';
import { signingOutAtom, syncAtom } from './sync.ts';
import { toasts } from '../toasts/toasts.ts';
import { forgetUser } from '../session/remembered-session.ts';
import { sessionAtom } from '../session/session.ts';
import { leaveGuardAtom } from '../unsaved-work/leave-guard-atom.ts';
import { paths } from '../paths.ts';

/**
 * Ends the session and leads to `/`, never to the login page with a remembered address (AU20). It asks first where
 * typed text would be lost. Where there is a server behind the store, it asks if changes would be lost as well, and
 * the user's records leave the device (OF10).
 */
export function useSignOutOfSession() {
  const atoms = useStore();
  const navigate = useNavigate();
  return useCallback(
    async (message: string, failure: string): Promise<boolean> => {
      const guard = atoms.get(leaveGuardAtom);
      if (guard && !(await guard.confirm())) return false;
      const sync = atoms.get(syncAtom);
      try {
        const parts = sync && (await loadSyncParts(atoms));
        if (parts && !(await parts.confirmUnsentChanges(atoms, sync))) return false;
        atoms.set(signingOutAtom, parts !== undefined);
        await (await backend()).accounts.signOut();
        forgetUser();
        if (parts) await parts.eraseRecords(sync);
      } catch (error) {
        atoms.set(signingOutAtom, false);
        toasts.error(failure, error);
        return false;
      }
      void navigate(paths.home);
      atoms.set(sessionAtom, { phase: 'signed-out' });
      atoms.set(signingOutAtom, false);
      toasts.success(message);
      return true;
    },
    [atoms, navigate],
  );
}
