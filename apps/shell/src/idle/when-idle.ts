/** Safari has no idle callbacks; ms. */
const soon = 200;

/**
 * Runs once the next frame is painted and the browser has nothing better to do, until the returned function is called.
 * A hidden tab paints none: there it waits until the person looks, who is the only one it gets ready for.
 */
export function whenIdle(run: () => void): () => void {
  let stop = () => undefined as void;
  const frame = requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') {
      const idle = requestIdleCallback(run, { timeout: 2_000 });
      stop = () => cancelIdleCallback(idle);
      return;
    }
    const timer = setTimeout(run, soon);
    stop = () => clearTimeout(timer);
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}
