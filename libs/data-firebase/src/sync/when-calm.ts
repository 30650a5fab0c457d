/** Calls back once the next frame has been drawn; at once where no frames come: in a hidden tab, outside of a browser. */
export function afterNextFrame(then: () => void) {
  if (globalThis.document?.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(then));
  else then();
}
