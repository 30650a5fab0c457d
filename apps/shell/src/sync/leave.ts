import type { Sync, SyncState } from '@dayloom/data';
import { atom } from 'jotai';
import { toasts } from '../toasts/toasts.ts';
import type { Atoms } from './sync.ts';

/** A log-out that waits for its answer. */
export interface Leaving {
  /** Changes that the server does not have. */
  readonly unsent: number;
  readonly answer: (goes: boolean) => void;
}

export const leavingQuestionAtom = atom<Leaving | undefined>(undefined);

/** As it is now: a watch is told at once. */
const stateOf = (sync: Sync) =>
  new Promise<SyncState>((resolve) => {
    const stop = sync.watch((state) => {
      resolve(state);
      queueMicrotask(() => stop());
    });
  });

async function mayLeave(atoms: Atoms, sync: Sync): Promise<boolean> {
  const { waiting, refused } = await stateOf(sync);
  const unsent = waiting + refused.length;
  if (unsent === 0) return true;
  const goes = await new Promise<boolean>((answer) => atoms.set(leavingQuestionAtom, { unsent, answer }));
  atoms.set(leavingQuestionAtom, undefined);
  return goes;
}

async function eraseRecords(sync: Sync): Promise<void> {
  try {
    await sync.erase();
  } catch (error) {
    toasts.error('Your records could not be removed from this device', error);
  }
}

/** What logging out owes the changes and records on this device (OF10). */
export const wayOut = (atoms: Atoms, sync: Sync) => ({
  /** Asks first where changes would be deleted that the server does not have; false when the user stays. */
  isOpen: () => mayLeave(atoms, sync),
  /** Called once the session has ended; a failure is told and stops nothing. */
  eraseRecords: () => eraseRecords(sync),
});
