import type { Sync, SyncState } from '@dayloom/data';
import { atom } from 'jotai';
import type { Atoms } from '@dayloom/platform/atoms';

/** The sync of the open store; undefined with the embedded backend or when signed out. */
export const syncAtom = atom<Sync | undefined>(undefined);
/** Its latest state. */
export const syncStateAtom = atom<SyncState | undefined>(undefined);

/** True after the account service has answered that the remembered user no longer exists. */
export const unknownUserAtom = atom(false);

/** The session was revoked: the records are hidden and the user must sign in again. */
export const revokedAtom = atom(
  (get) => get(unknownUserAtom) || get(syncStateAtom)?.blockage === 'signed-out',
);

/** True during a log-out, which hides the records first. */
export const signingOutAtom = atom(false);

/** Updates the atoms from the open store until the returned function is called. */
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
