import { themeOf } from '@dayloom/domain';
import { themeAtom } from '@dayloom/platform';
import type { Atoms } from '../atoms.ts';
import { landingChunk } from './landing-chunk.ts';
import { isOverrideAsked } from '../modules/override-asked.ts';
import { sessionAtom, sessionFromDevice } from '../session/session.ts';

/** Whether the landing page stands in the page already: where it does not, 'Loading...' does (`landing-script.js`). */
export const landingStandsIn = (root: HTMLElement) =>
  root.firstElementChild !== null && root.querySelector('.boot') === null;

/** Whether a render makes just what stands in the page. Meanwhile another tab may have signed in. */
export function rendersAsPrerendered(atoms: Atoms): boolean {
  return atoms.get(sessionAtom).phase === 'signed-out' && !isOverrideAsked();
}

/** A theme dot of this page that was pressed before the script ran is the last choice. */
export function takeChosenTheme(atoms: Atoms) {
  const { chosen } = document.documentElement.dataset;
  if (chosen !== undefined) atoms.set(themeAtom, themeOf(chosen));
}

/** After so many ms what could not be loaded is asked for again. */
const retryAfter = 5_000;

const networkOrTime = () =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, retryAfter);
  });

async function landingCode(): Promise<void> {
  try {
    await landingChunk.load();
  } catch (error) {
    console.error('The landing page is read, and not used yet: its code is asked for again.', error);
    await networkOrTime();
    await landingCode();
  }
}

/**
 * Resolves once the page can be taken over, however long that takes: what stands in it can be read, and its links work.
 * Whoever has signed in meanwhile, in another tab or before they came back to this page, waits no longer.
 */
export function untilTakenOver(atoms: Atoms): Promise<void> {
  return new Promise((resolve) => {
    void landingCode().then(resolve);
    atoms.sub(sessionAtom, resolve);
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) atoms.set(sessionAtom, sessionFromDevice());
    });
  });
}
