type PopStateListener = (event: PopStateEvent) => void;

let guard: PopStateListener | undefined;

/** Called before the router is drawn: a window calls its listeners in the order in which they came. */
export const installHistoryGuard = () => addEventListener('popstate', (event) => guard?.(event));

/** Has a listener hear of every step in the history before the router does, until the returned function is called. */
export function guardHistoryWith(listener: PopStateListener): () => void {
  guard = listener;
  return () => {
    if (guard === listener) guard = undefined;
  };
}
