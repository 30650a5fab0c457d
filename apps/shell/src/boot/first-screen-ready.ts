import type { Atoms } from '@dayloom/platform/atoms';
import { markFirstScreenReady, recordsAnswered } from '@dayloom/platform';
import type { QueryClient } from '@tanstack/react-query';
import { modulesFound } from '../modules/modules-found.ts';

/** How long a render may take in a hidden tab, which has no frames. Milliseconds. */
const hiddenTabDelay = 100;

/**
 * Requests of a render start in its effects. A hidden tab has no frames to wait for, so it uses a timer. In a
 * visible tab a timer would fire too early while a long task blocks the thread.
 */
const rendered = () =>
  new Promise<void>((resolve) => {
    const waiting = new AbortController();
    const end = () => {
      waiting.abort();
      resolve();
    };
    const endIfHidden = () => void (document.hidden && setTimeout(end, hiddenTabDelay));
    endIfHidden();
    document.addEventListener('visibilitychange', endIfHidden, { signal: waiting.signal });
    requestAnimationFrame(() => setTimeout(end));
  });

/** Resolves when the screen's parts have loaded or failed, and its lists and totals are loaded. */
export async function firstScreenReady(atoms: Atoms, client: QueryClient): Promise<void> {
  const modules = await modulesFound(atoms);
  await rendered();
  if (modules.phase === 'ready') await modules.set.settled();
  do await rendered();
  while (await recordsAnswered(client));
  markFirstScreenReady();
}
