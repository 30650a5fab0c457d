import { writeStored } from '@dayloom/data/browser-storage';
import type { Atoms } from '@dayloom/platform/atoms';
import { deletingKey } from './remembered-session.ts';
import { sessionAtom } from './session.ts';

/** Lets the pages of all tabs do nothing but delete the account; a later start continues the deletion. */
export function beginDeleting(atoms: Atoms) {
  const session = atoms.get(sessionAtom);
  if (session.phase === 'signed-out') return;
  // Without storage it lasts as long as the page.
  writeStored(deletingKey, session.user.id, 'The deletion cannot be remembered.');
  atoms.set(sessionAtom, { ...session, isDeleting: true });
}
