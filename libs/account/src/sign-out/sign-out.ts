import type { DeviceAccounts } from '@dayloom/data';
import { isSampleUser } from '@dayloom/domain';
import type { Atoms } from '@dayloom/platform/atoms';
import type { AccountHost } from '../account-host.ts';
import { forgetUser } from '../session/remembered-session.ts';
import { sessionAtom } from '../session/session.ts';
import { signingOutAtom, syncAtom } from '../session/sync.ts';
import { unsentChangesChunk } from './sign-out-question.tsx';

/** Removes the sample day after sign-out. Reports a failure in a toast. */
async function isRemoved(
  device: DeviceAccounts | undefined,
  toasts: AccountHost['toasts'],
): Promise<boolean> {
  try {
    await device?.removeSample();
    return true;
  } catch (error) {
    toasts.error('The sample day could not be removed from this device', error);
    return false;
  }
}

interface SignOutOptions {
  readonly host: AccountHost;
  readonly atoms: Atoms;
  readonly goHome: () => void;
  readonly message: string;
  readonly failure: string;
}

/**
 * Ends the session. Asks first if typed text or unsent changes would be lost. With a server behind the store, the user's
 * records are removed from the device. The sample day is always removed.
 */
export async function signOut({ host, atoms, goHome, message, failure }: SignOutOptions): Promise<boolean> {
  if (!(await host.confirmLogOut(atoms))) return false;
  const sync = atoms.get(syncAtom);
  const session = atoms.get(sessionAtom);
  const isSample = session.phase === 'signed-in' && isSampleUser(session.user);
  let device: DeviceAccounts | undefined;
  let resume: (() => void) | undefined;
  try {
    const unsent = sync && (await unsentChangesChunk.load());
    const erase = sync && (await unsent?.confirmUnsentChanges(atoms, sync, host));
    if (sync && !erase) return false;
    atoms.set(signingOutAtom, sync !== undefined);
    const { accounts } = await host.backend();
    device = accounts.device;
    // Requests without a session are denied.
    resume = await sync?.pause();
    // The push token can only be removed while the user is signed in.
    if (session.phase === 'signed-in') await host.endNotifications(session.user);
    await accounts.signOut();
    forgetUser();
    await erase?.();
  } catch (error) {
    resume?.();
    atoms.set(signingOutAtom, false);
    host.toasts.error(failure, error);
    await host.resumeNotifications(atoms).catch(console.error);
    return false;
  }
  goHome();
  atoms.set(sessionAtom, { phase: 'signed-out' });
  atoms.set(signingOutAtom, false);
  if (!isSample || (await isRemoved(device, host.toasts))) host.toasts.success(message);
  return true;
}
