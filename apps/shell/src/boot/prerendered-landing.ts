import { sessionAtom, sessionFromDevice } from '@dayloom/account';
import type { Atoms } from '@dayloom/platform/atoms';
import { themeOf } from '@dayloom/domain';
import { themeAtom } from '@dayloom/platform';
import { landingChunk } from './late-screens.ts';
import { isOverrideAsked } from '../modules/override-asked.ts';

/** Whether the page contains the landing page; otherwise it contains 'Loading...' (`landing-script.ts`). */
export const hasPrerenderedLanding = (root: HTMLElement) =>
  root.firstElementChild !== null && root.querySelector('.boot') === null;

/** Whether a render matches the prerendered page. Another tab may have signed in since the page was loaded. */
export function matchesPrerendered(atoms: Atoms): boolean {
  return atoms.get(sessionAtom).phase === 'signed-out' && !isOverrideAsked();
}

/** Applies the theme that was chosen on this page before the script ran: it is the latest choice. */
export function applyChosenTheme(atoms: Atoms) {
  const { chosen } = document.documentElement.dataset;
  if (chosen !== undefined) atoms.set(themeAtom, themeOf(chosen));
}

/** When a failed load is retried. Milliseconds. */
const retryDelay = 5_000;

const onlineOrDelay = () =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, retryDelay);
  });

async function loadLandingCode(): Promise<void> {
  try {
    await landingChunk.load();
  } catch (error) {
    console.error('The code of the landing page cannot be loaded yet; it is requested again.', error);
    await onlineOrDelay();
    await loadLandingCode();
  }
}

/**
 * Resolves when the page can be hydrated, however long that takes: until then it can be read, and its links work. A
 * user who signs in, in another tab or before returning to this page, does not have to wait.
 */
export function untilLandingReady(atoms: Atoms): Promise<void> {
  return new Promise((resolve) => {
    void loadLandingCode().then(resolve);
    atoms.sub(sessionAtom, resolve);
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) atoms.set(sessionAtom, sessionFromDevice());
    });
  });
}
