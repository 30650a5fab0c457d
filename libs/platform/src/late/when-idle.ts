/** Safari has no idle callbacks. Milliseconds. */
const fallbackDelay = 200;

/**
 * Runs a callback after the next frame is painted and the browser is idle. A hidden tab paints no frames, so there
 * it waits until the user looks at it: the work is only for the user.
 * @returns a function that cancels the callback
 */
export function whenIdle(run: () => void): () => void {
  let stop = () => undefined as void;
  const frame = requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') {
      const idle = requestIdleCallback(run, { timeout: 2_000 });
      stop = () => cancelIdleCallback(idle);
      return;
    }
    const timer = setTimeout(run, fallbackDelay);
    stop = () => clearTimeout(timer);
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}
