import { themeOf } from '@dayloom/domain';
import { themeAtom } from '@dayloom/platform';
import type { Atoms } from '../atoms.ts';
import { isOverrideAsked } from '../modules/override-asked.ts';
import { sessionAtom } from '../session/session.ts';

/** Whether the landing page stands in the page already: where it does not, 'Loading...' does (`landing-script.js`). */
export const landingStandsIn = (root: HTMLElement) =>
  root.firstElementChild !== null && root.querySelector('.boot') === null;

/** Whether a render makes just what stands in the page. Meanwhile another tab may have signed in. */
export function rendersAsPrerendered(atoms: Atoms): boolean {
  return atoms.get(sessionAtom).phase === 'signed-out' && !isOverrideAsked();
}

/** The theme dots of the landing page worked before this script did (TM4). */
export function takeChosenTheme(atoms: Atoms) {
  const chosen = themeOf(document.documentElement.dataset['theme']);
  if (chosen !== atoms.get(themeAtom)) atoms.set(themeAtom, chosen);
}
