import { recordsAnswered } from '@dayloom/platform';
import type { QueryClient } from '@tanstack/react-query';
import { markFirstScreenReady } from '../backend/first-screen.ts';
import { modulesFound } from '../modules/modules-found.ts';
import type { Atoms } from '../atoms.ts';

/** How long a render may take in a tab without frames. Milliseconds. */
const unseen = 100;

/**
 * What a render asks for is asked for in its effects. A hidden tab has no frames to wait for; in one that is seen a
 * timer would be first where a long task holds the thread.
 */
const rendered = () =>
  new Promise<void>((resolve) => {
    const waiting = new AbortController();
    const end = () => {
      waiting.abort();
      resolve();
    };
    const endUnseen = () => void (document.hidden && setTimeout(end, unseen));
    endUnseen();
    document.addEventListener('visibilitychange', endUnseen, { signal: waiting.signal });
    requestAnimationFrame(() => setTimeout(end));
  });

/** Resolves once the screen that is shown stands: its parts are there or say that they are not, its lists and totals are answered. */
export async function firstScreenReady(atoms: Atoms, client: QueryClient): Promise<void> {
  const modules = await modulesFound(atoms);
  await rendered();
  if (modules.phase === 'ready') await modules.set.settled();
  do await rendered();
  while (await recordsAnswered(client));
  markFirstScreenReady();
}
