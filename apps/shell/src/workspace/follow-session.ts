import type { Atoms } from '@dayloom/platform/atoms';
import type { Shell } from '@dayloom/platform';
import { lazyModule } from '@dayloom/platform/late';
import { loadLateParts } from '@dayloom/ui/late';
import { followWindowColour } from '../install/follow-window-colour.ts';
import { followSettings } from '../settings/follow-settings.ts';

const presses = ['pointermove', 'pointerdown', 'keydown'];

const motionChunk = lazyModule(() => import(/* webpackChunkName: "motion" */ '@dayloom/ui/motion'));
const releasesChunk = lazyModule(
  () => import(/* webpackChunkName: "releases" */ '../offline/follow-releases-here.ts'),
);

let waitsForInput = true;

/**
 * Animations load with the first sign of a user; until they are loaded, changes are not animated. The next address
 * retries a failed load.
 */
function loadMotionOnInput() {
  if (!waitsForInput) return;
  waitsForInput = false;
  const waiting = new AbortController();
  const load = async () => {
    // Offline, it waits for the next press.
    if (!navigator.onLine) return;
    waiting.abort();
    try {
      const { followPresses } = await motionChunk.load();
      followPresses();
    } catch (error) {
      console.error('The animations cannot be loaded.', error);
      waitsForInput = true;
    }
  };
  const options = { capture: true, passive: true, signal: waiting.signal };
  for (const press of presses) addEventListener(press, () => void load(), options);
}

/** The next address retries a failed load. */
async function followReleases(atoms: Atoms) {
  const updates = await releasesChunk.load();
  await updates.followReleasesHere(atoms);
}

/** What a signed-in user's page follows after its first screen is ready. Called again for each address. */
export function followSession(atoms: Atoms, shell: Shell) {
  followSettings(atoms, shell);
  followWindowColour(atoms);
  loadMotionOnInput();
  followReleases(atoms).catch(() => undefined);
  // A press retries a failed load.
  loadLateParts().catch(() => undefined);
}
