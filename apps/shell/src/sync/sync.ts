import type { Sync, SyncState } from '@dayloom/data';
import { atom } from 'jotai';
import type { Atoms } from '../atoms.ts';

/** The way to the server of the store that is open; none with the embedded backend, or signed out. */
export const syncAtom = atom<Sync | undefined>(undefined);
/** What it told last. */
export const syncStateAtom = atom<SyncState | undefined>(undefined);

/** True once the account service has answered that it no longer knows the remembered user. */
export const unknownUserAtom = atom(false);

/** The session was revoked: the records are hidden and sign-in is asked in place. */
export const revokedAtom = atom(
  (get) => get(unknownUserAtom) || get(syncStateAtom)?.blockage === 'signed-out',
);

/** Logging out is under way, and what is shown of the records goes first. */
export const signingOutAtom = atom(false);

/** Keeps the atoms to what the open store tells, until the returned function is called. */
export function subscribeToSync(atoms: Atoms, sync: Sync): () => void {
  atoms.set(syncAtom, sync);
  const stop = sync.watch((state) => atoms.set(syncStateAtom, state));
  return () => {
    stop();
    atoms.set(syncAtom, undefined);
    atoms.set(syncStateAtom, undefined);
    atoms.set(unknownUserAtom, false);
  };
}
