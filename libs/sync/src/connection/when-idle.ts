import type { Visibility } from './connection-status.ts';
import type { Timers } from './timers.ts';

/** How long to wait for a busy page after its frame, in milliseconds. */
const timeout = 500;
/** Delay in browsers without idle callbacks (Safari), in milliseconds. */
const fallbackDelay = 100;
/** Total timeout in milliseconds: a window covered by another one draws no frame. */
const maxWait = 1_000;

interface Page {
  readonly visibility: Visibility;
  readonly timers: Timers;
}

/**
 * Resolves once the next frame is drawn and the page is idle. Resolves at once where no frames are drawn: outside a
 * browser, in a hidden tab, or when the tab is hidden before its frame.
 */
export function whenIdle({ visibility, timers }: Page): Promise<void> {
  if (!visibility.isVisible() || typeof requestAnimationFrame !== 'function') return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      stopTimer();
      stopWatching();
      resolve();
    };
    const stopTimer = timers.after(maxWait, finish);
    const stopWatching = visibility.watch(() => {
      if (!visibility.isVisible()) finish();
    });
    requestAnimationFrame(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(finish, { timeout });
      else timers.after(fallbackDelay, finish);
    });
  });
}
