import type { DeviceAccounts } from '@dayloom/data';
import { isSampleUser } from '@dayloom/domain';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { backend } from '../backend/backend.ts';
import { loadSyncParts } from './load-sync-parts.ts';
import { signingOutAtom, syncAtom } from './sync.ts';
import { notificationServiceAtom } from '@dayloom/notifications';
import { loadEndNotifications } from '../notifications/load-end-notifications.ts';
import { toasts } from '../toasts/toasts.ts';
import { forgetUser } from '../session/remembered-session.ts';
import { sessionAtom } from '../session/session.ts';
import { leaveGuardAtom } from '../unsaved-work/leave-guard-atom.ts';
import { paths } from '../paths.ts';

/** Removes the sample day after sign-out. Reports a failure in a toast. */
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
 * Ends the session and navigates to `/`, never to the login page with a remembered address. Asks first if typed text or
 * unsent changes would be lost. With a server behind the store, the user's records are removed from the device. The
 * sample day is always removed.
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
        // The push token can only be removed while the user is signed in.
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
