type PopStateListener = (event: PopStateEvent) => void;

let guard: PopStateListener | undefined;

/** Called before the router is rendered: a window calls its listeners in the order in which they were added. */
export const installHistoryGuard = () => addEventListener('popstate', (event) => guard?.(event));

/** Calls the listener for every step in the history before the router. @returns a function that removes it */
export function guardHistoryWith(listener: PopStateListener): () => void {
  guard = listener;
  return () => {
    if (guard === listener) guard = undefined;
  };
}
