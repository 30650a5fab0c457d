import type { Sync } from '@dayloom/data';
import type { AccountHost } from '../account-host.ts';
import type { Atoms } from '@dayloom/platform/atoms';
import { sessionAtom } from '../session/session.ts';
import { syncAtom, unknownUserAtom } from '../session/sync.ts';

/** The open stores whose user was checked with the account service. */
const checked = new WeakSet<Sync>();

/**
 * Checks with the account service whether the remembered user still exists; if not, the records are hidden. Checks
 * once per open store. After a failed request, the next call checks again.
 */
export async function checkSession(atoms: Atoms, { backend }: Pick<AccountHost, 'backend'>) {
  const sync = atoms.get(syncAtom);
  const session = atoms.get(sessionAtom);
  if (!sync || session.phase !== 'signed-in' || checked.has(sync)) return;
  checked.add(sync);
  try {
    const { accounts } = await backend();
    const known = await accounts.stillKnows(session.user);
    if (!known && atoms.get(syncAtom) === sync) atoms.set(unknownUserAtom, true);
  } catch (error) {
    checked.delete(sync);
    console.error('The account service could not be asked about the session.', error);
  }
}
