import type { Sync } from '@dayloom/data';
import { ConfirmDialog } from '@dayloom/ui';
import type { AccountHost } from '../account-host.ts';
import type { Atoms } from '@dayloom/platform/atoms';
import { leftPrefix } from '../session/remembered-session.ts';
import { sessionAtom } from '../session/session.ts';
import { type PendingSignOut, pendingSignOutAtom } from './pending-sign-out.ts';

/** Removes the user's records from this device. Reports a failure in a toast and never rejects. */
type EraseRecords = () => Promise<void>;

/** Keeps the records for now. The next start removes them from this device, except unsent changes. */
function leaveRecords(atoms: Atoms, toasts: AccountHost['toasts'], error: unknown) {
  const session = atoms.get(sessionAtom);
  if (session.phase === 'signed-in') localStorage.setItem(leftPrefix + session.user.id, '');
  toasts.error('Your records could not be removed from this device', error);
}

/** @returns undefined if the user stays; else what to call after the session has ended */
export async function confirmUnsentChanges(
  atoms: Atoms,
  sync: Sync,
  { toasts }: Pick<AccountHost, 'toasts'>,
): Promise<EraseRecords | undefined> {
  let unsent: number;
  try {
    unsent = await sync.unsent();
  } catch (error) {
    // Without storage the number of unsent changes is unknown, so nothing is deleted.
    return async () => leaveRecords(atoms, toasts, error);
  }
  if (unsent > 0) {
    const goes = await new Promise<boolean>((answer) => atoms.set(pendingSignOutAtom, { unsent, answer }));
    atoms.set(pendingSignOutAtom, undefined);
    if (!goes) return undefined;
  }
  return () => sync.erase().catch((error: unknown) => leaveRecords(atoms, toasts, error));
}

const sentence = (unsent: number) =>
  unsent === 1
    ? '1 change has not reached the server. Logging out deletes it from this device.'
    : `${unsent} changes have not reached the server. Logging out deletes them from this device.`;

export const LogOutWarning = ({ unsent, answer }: PendingSignOut) => (
  <ConfirmDialog
    open
    title="Log out?"
    cancelLabel="Stay"
    confirmLabel="Log out and delete"
    onConfirm={() => answer(true)}
    onClose={() => answer(false)}
  >
    <p>{sentence(unsent)}</p>
  </ConfirmDialog>
);
