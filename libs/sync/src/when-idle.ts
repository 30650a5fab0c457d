import type { Visibility } from './connection-status.ts';
import type { Timers } from './timers.ts';

/** How long a busy page is waited for after its frame, in milliseconds. */
const timeout = 500;
/** Browsers without idle callbacks: Safari. Milliseconds. */
const soon = 100;
/** How long the page is waited for at all: a window that another one covers draws no frame. Milliseconds. */
const longest = 1_000;

interface Page {
  readonly visibility: Visibility;
  readonly timers: Timers;
}

/**
 * Resolves once the next frame is drawn and the page has nothing better to do; at once where no frames come: outside of
 * a browser, in a hidden tab, and in one that is hidden before its frame.
 */
export function whenIdle({ visibility, timers }: Page): Promise<void> {
  if (!visibility.isVisible() || typeof requestAnimationFrame !== 'function') return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      stopTimer();
      stopWatching();
      resolve();
    };
    const stopTimer = timers.after(longest, done);
    const stopWatching = visibility.watch(() => {
      if (!visibility.isVisible()) done();
    });
    requestAnimationFrame(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout });
      else timers.after(soon, done);
    });
  });
}
