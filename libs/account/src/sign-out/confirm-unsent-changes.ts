import type { Sync } from '@dayloom/data';
import { atom } from 'jotai';
import type { AccountHost, EraseRecords } from '../account-host.ts';
import type { Atoms } from '@dayloom/platform/atoms';
import { leftPrefix } from '../session/remembered-session.ts';
import { sessionAtom } from '../session/session.ts';

/** A log-out that waits for the user's confirmation. */
export interface PendingSignOut {
  /** Number of changes that have not reached the server. */
  readonly unsent: number;
  readonly answer: (goes: boolean) => void;
}

export const pendingSignOutAtom = atom<PendingSignOut | undefined>(undefined);

/** Keeps the records for now. The next start removes them from this device, except unsent changes. */
function leaveRecords(atoms: Atoms, toasts: AccountHost['toasts'], error: unknown) {
  const session = atoms.get(sessionAtom);
  if (session.phase === 'signed-in') localStorage.setItem(leftPrefix + session.user.id, '');
  toasts.error('Your records could not be removed from this device', error);
}

/**
 * Asks for confirmation if logging out would delete unsent changes.
 * @returns undefined if the user stays; else what to call after the session has ended
 */
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
