import type { Sync } from '@dayloom/data';
import { atom } from 'jotai';
import { leftPrefix } from '../session/remembered-session.ts';
import { sessionAtom } from '../session/session.ts';
import { toasts } from '../toasts/toasts.ts';
import type { Atoms } from '../atoms.ts';

/** A log-out that waits for the user's confirmation. */
export interface PendingSignOut {
  /** Number of changes that have not reached the server. */
  readonly unsent: number;
  readonly answer: (goes: boolean) => void;
}

export const pendingSignOutAtom = atom<PendingSignOut | undefined>(undefined);

/** Keeps the records for now. The next start removes them from this device, except unsent changes. */
function leaveRecords(atoms: Atoms, error: unknown) {
  const session = atoms.get(sessionAtom);
  if (session.phase === 'signed-in') localStorage.setItem(leftPrefix + session.user.id, '');
  toasts.error('Your records could not be removed from this device', error);
}

/**
 * Asks for confirmation if logging out would delete unsent changes.
 * @returns undefined if the user stays; else a function that removes the records from this device, to call after the
 *   session has ended. It reports a failure in a toast and never rejects.
 */
export async function confirmUnsentChanges(
  atoms: Atoms,
  sync: Sync,
): Promise<(() => Promise<void>) | undefined> {
  let unsent: number;
  try {
    unsent = await sync.unsent();
  } catch (error) {
    // Without storage the number of unsent changes is unknown, so nothing is deleted.
    return async () => leaveRecords(atoms, error);
  }
  if (unsent > 0) {
    const goes = await new Promise<boolean>((answer) => atoms.set(pendingSignOutAtom, { unsent, answer }));
    atoms.set(pendingSignOutAtom, undefined);
    if (!goes) return undefined;
  }
  return () => sync.erase().catch((error: unknown) => leaveRecords(atoms, error));
}
