import type { Sync } from '@dayloom/data';
import { backend } from '../backend/backend.ts';
import { sessionAtom } from '../session/session.ts';
import type { Atoms } from '../atoms.ts';
import { syncAtom, unknownUserAtom } from './sync.ts';

/** The open stores whose user the service has been asked about. */
const asked = new WeakSet<Sync>();

/**
 * Asks the account service whether it still knows the remembered user; a "no" hides the records. Asked once for
 * an open store; where the service gave no answer, the next call asks again.
 */
export async function checkSession(atoms: Atoms) {
  const sync = atoms.get(syncAtom);
  const session = atoms.get(sessionAtom);
  if (!sync || session.phase !== 'signed-in' || asked.has(sync)) return;
  asked.add(sync);
  try {
    const { accounts } = await backend();
    const known = await accounts.stillKnows(session.user);
    if (!known && atoms.get(syncAtom) === sync) atoms.set(unknownUserAtom, true);
  } catch (error) {
    asked.delete(sync);
    console.error('The account service could not be asked about the session.', error);
  }
}
