import type { DeviceAccounts } from '@dayloom/data';
import { isSampleUser } from '@dayloom/domain';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { backend } from '../backend/backend.ts';
import { loadSyncParts } from './load-sync-parts.ts';
import { signingOutAtom, syncAtom } from './sync.ts';
import { notificationServiceAtom } from '../notifications/notification-atoms.ts';
import { loadEndNotifications } from '../notifications/load-end-notifications.ts';
import { toasts } from '../toasts/toasts.ts';
import { forgetUser } from '../session/remembered-session.ts';
import { sessionAtom } from '../session/session.ts';
import { leaveGuardAtom } from '../unsaved-work/leave-guard-atom.ts';
import { paths } from '../paths.ts';

/** Once nobody looks at it any more; a failure is told and stops nothing. */
async function isRemoved(device: DeviceAccounts | undefined): Promise<boolean> {
  try {
    await device?.removeSample();
    return true;
  } catch (error) {
    toasts.error('The sample day could not be removed from this device', error);
    return false;
  }
}

/**
 * Ends the session and leads to `/`, never to the login page with a remembered address. It asks first where
 * typed text would be lost. Where there is a server behind the store, it asks if changes would be lost as well, and
 * the user's records leave the device; so does the sample day, which is nobody's.
 */
export function useSignOutOfSession() {
  const atoms = useStore();
  const navigate = useNavigate();
  return useCallback(
    async (message: string, failure: string): Promise<boolean> => {
      const guard = atoms.get(leaveGuardAtom);
      if (guard && !(await guard.confirmLogOut())) return false;
      const sync = atoms.get(syncAtom);
      const session = atoms.get(sessionAtom);
      const isSample = session.phase === 'signed-in' && isSampleUser(session.user);
      let device: DeviceAccounts | undefined;
      let resume: (() => void) | undefined;
      try {
        const erase = sync && (await (await loadSyncParts(atoms)).confirmUnsentChanges(atoms, sync));
        if (sync && !erase) return false;
        atoms.set(signingOutAtom, sync !== undefined);
        const { accounts } = await backend();
        device = accounts.device;
        // Requests without a session are denied.
        resume = await sync?.pause();
        // The token can be taken back by whoever is signed in alone.
        if (session.phase === 'signed-in') await (await loadEndNotifications())(session.user);
        await accounts.signOut();
        forgetUser();
        await erase?.();
      } catch (error) {
        resume?.();
        atoms.set(signingOutAtom, false);
        toasts.error(failure, error);
        await atoms.get(notificationServiceAtom)?.goOn().catch(console.error);
        return false;
      }
      void navigate(paths.home);
      atoms.set(sessionAtom, { phase: 'signed-out' });
      atoms.set(signingOutAtom, false);
      if (!isSample || (await isRemoved(device))) toasts.success(message);
      return true;
    },
    [atoms, navigate],
  );
}
