/** Safari has no idle callbacks. Milliseconds. */
const fallbackDelay = 200;
/** Milliseconds. */
const longestDelay = 2_000;
/** How long after a key or press the user is not disturbed. Milliseconds. */
const calmDelay = 300;

/** In the time of `performance.now()`. */
let inUseUntil = 0;
let isWatched = false;

function watchUse() {
  if (isWatched) return;
  isWatched = true;
  const follow = (types: readonly string[], until: () => number) => {
    for (const type of types)
      addEventListener(type, () => (inUseUntil = until()), { capture: true, passive: true });
  };
  follow(['keydown', 'pointerup', 'pointercancel'], () => performance.now() + calmDelay);
  follow(['pointerdown'], () => Infinity);
}

const waiting = new Set<{ readonly run: () => void }>();
let isScheduled = false;

function schedule() {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  waitForFrame();
}

function waitForFrame() {
  requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(runNext, { timeout: longestDelay });
    else setTimeout(runNext, fallbackDelay);
  });
}

function runNext() {
  if (performance.now() < inUseUntil) return void setTimeout(waitForFrame, calmDelay);
  const [next] = waiting;
  if (next) waiting.delete(next);
  isScheduled = false;
  schedule();
  next?.run();
}

/**
 * Runs a callback after the next frame is painted, when the browser is idle and no key or pointer is in use. One
 * callback runs at a time, so that a press does not wait for several. A hidden tab paints no frames, so there it waits
 * until the user looks at it: the work is only for the user.
 * @returns a function that cancels the callback
 */
export function whenIdle(run: () => void): () => void {
  watchUse();
  const one = { run };
  waiting.add(one);
  schedule();
  return () => void waiting.delete(one);
}
