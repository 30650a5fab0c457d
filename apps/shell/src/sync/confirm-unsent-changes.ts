import type { Sync } from '@dayloom/data';
import { atom } from 'jotai';
import { toasts } from '../toasts/toasts.ts';
import type { Atoms } from '../atoms.ts';

/** A log-out that waits for its answer. */
export interface PendingSignOut {
  /** Changes that the server does not have. */
  readonly unsent: number;
  readonly answer: (goes: boolean) => void;
}

export const pendingSignOutAtom = atom<PendingSignOut | undefined>(undefined);

/** Asks first where logging out would delete changes that the server does not have; false when the user stays (OF10). */
export async function confirmUnsentChanges(atoms: Atoms, sync: Sync): Promise<boolean> {
  const unsent = await sync.unsent();
  if (unsent === 0) return true;
  const goes = await new Promise<boolean>((answer) => atoms.set(pendingSignOutAtom, { unsent, answer }));
  atoms.set(pendingSignOutAtom, undefined);
  return goes;
}

/** Takes the records off this device once the session has ended (OF10); a failure is told and stops nothing. */
export async function eraseRecords(sync: Sync): Promise<void> {
  try {
    await sync.erase();
  } catch (error) {
    toasts.error('Your records could not be removed from this device', error);
  }
}
