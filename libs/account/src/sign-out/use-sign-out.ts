import { idleModule } from '@dayloom/platform';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccountHost } from '../account-host.ts';

const signOutChunk = idleModule(() => import(/* webpackChunkName: "sign-out" */ './sign-out.ts'));

/**
 * Ends the session and navigates to `/`, never to the login page with a remembered address. Resolves to whether the
 * session has ended; a failure is shown as a toast.
 */
export function useSignOut() {
  const host = useAccountHost();
  const atoms = useStore();
  const navigate = useNavigate();
  return useCallback(
    async (message: string, failure: string): Promise<boolean> => {
      const loaded = await signOutChunk.load().catch((error: unknown) => host.toasts.error(failure, error));
      const goHome = () => void navigate(host.paths.home);
      return loaded ? loaded.signOut({ host, atoms, goHome, message, failure }) : false;
    },
    [atoms, host, navigate],
  );
}
