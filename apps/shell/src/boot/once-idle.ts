import type { Shell } from '@dayloom/platform';
import type { Atoms } from '../atoms.ts';
import { followWindowColour } from '../install/follow-window-colour.ts';
import { followSettings } from '../settings/follow-settings.ts';

const presses = ['pointermove', 'pointerdown', 'keydown'];

/** Motion comes with the first sign of a hand: nobody else needs it, and until it is there everything changes plainly. */
function awaitHand() {
  const waiting = new AbortController();
  const load = async () => {
    // Without a network it waits for the next press.
    if (!navigator.onLine) return;
    waiting.abort();
    const motion = await import(/* webpackChunkName: "motion" */ '@dayloom/ui/motion');
    motion.followPresses();
  };
  const begin = () => void load().catch((error: unknown) => console.error('Nothing moves.', error));
  const options = { capture: true, passive: true, signal: waiting.signal };
  for (const press of presses) addEventListener(press, begin, options);
}

/** In the notifications' file, which comes at the same time and knows the worker. Without it the next address tries again. */
async function followReleases(atoms: Atoms) {
  const updates = await import(/* webpackChunkName: "notifications" */ '../updates/follow-releases.ts');
  await updates.followReleases(atoms);
}

/** What a signed-in user's page follows once its first screen stands; asked again with each address. */
export function followOnceIdle(atoms: Atoms, shell: Shell) {
  followSettings(atoms, shell);
  followWindowColour(atoms);
  awaitHand();
  followReleases(atoms).catch(() => undefined);
}
