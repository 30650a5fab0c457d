import './view-transition.css';

/**
 * Starts a view transition that no press ever waits for: the first one ends it.
 * @returns undefined where the browser has none; `change` is not called then
 */
export function viewTransition(change: () => void | Promise<void>): ViewTransition | undefined {
  // Older browsers have none, whatever the types say.
  const start = document.startViewTransition as typeof document.startViewTransition | undefined;
  if (!start || document.hidden) return undefined;
  const transition = start.call(document, change);
  const listening = new AbortController();
  const skip = () => transition.skipTransition();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const press of ['pointerdown', 'keydown', 'wheel']) addEventListener(press, skip, options);
  const end = () => listening.abort();
  transition.finished.then(end, end);
  // A skipped transition is no failure.
  transition.ready.catch(() => undefined);
  return transition;
}
