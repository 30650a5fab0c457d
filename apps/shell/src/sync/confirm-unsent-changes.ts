import type { Sync } from '@dayloom/data';
import { atom } from 'jotai';
import { leftPrefix } from '../session/remembered-session.ts';
import { sessionAtom } from '../session/session.ts';
import { toasts } from '../toasts/toasts.ts';
import type { Atoms } from '../atoms.ts';

/** A log-out that waits for its answer. */
export interface PendingSignOut {
  /** Changes that the server does not have. */
  readonly unsent: number;
  readonly answer: (goes: boolean) => void;
}

export const pendingSignOutAtom = atom<PendingSignOut | undefined>(undefined);

/** The records stay for now: the next start takes them off this device, but for what was not sent. */
function leaveRecords(atoms: Atoms, error: unknown) {
  const session = atoms.get(sessionAtom);
  if (session.phase === 'signed-in') localStorage.setItem(leftPrefix + session.user.id, '');
  toasts.error('Your records could not be removed from this device', error);
}

/**
 * Asks first where logging out would delete changes that the server does not have.
 * @returns what takes the records off this device once the service has let the session go, a failure of which is told
 *   and stops nothing; undefined when the user stays
 */
export async function confirmUnsentChanges(
  atoms: Atoms,
  sync: Sync,
): Promise<(() => Promise<void>) | undefined> {
  let unsent: number;
  try {
    unsent = await sync.unsent();
  } catch (error) {
    // A browser that refuses storage cannot tell what would be lost: nothing is.
    return async () => leaveRecords(atoms, error);
  }
  if (unsent > 0) {
    const goes = await new Promise<boolean>((answer) => atoms.set(pendingSignOutAtom, { unsent, answer }));
    atoms.set(pendingSignOutAtom, undefined);
    if (!goes) return undefined;
  }
  return () => sync.erase().catch((error: unknown) => leaveRecords(atoms, error));
}
