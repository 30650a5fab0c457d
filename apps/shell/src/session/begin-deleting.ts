import type { Atoms } from '../atoms.ts';
import { deletingKey } from './remembered-session.ts';
import { sessionAtom } from './session.ts';

/** Has the page, and those of all other tabs, do nothing but delete the account; a later start goes on. */
export function beginDeleting(atoms: Atoms) {
  const session = atoms.get(sessionAtom);
  if (session.phase === 'signed-out') return;
  // Where the browser keeps nothing it lasts as long as the page.
  try {
    localStorage.setItem(deletingKey, session.user.id);
  } catch (error) {
    console.error('The deletion cannot be remembered.', error);
  }
  atoms.set(sessionAtom, { ...session, isDeleting: true });
}
