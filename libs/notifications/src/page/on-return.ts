/** Calls `onChange` when the user returns to this tab. @returns a function that unsubscribes */
export function onReturn(onChange: () => void): () => void {
  const controller = new AbortController();
  document.addEventListener('visibilitychange', onChange, controller);
  addEventListener('focus', onChange, controller);
  return () => controller.abort();
}
