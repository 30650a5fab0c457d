/** How long a busy page is waited for, in milliseconds. */
const patience = 500;
/** Browsers without idle callbacks: Safari. Milliseconds. */
const soon = 100;

/**
 * Calls back once the next frame is drawn and the page has nothing better to do; at once where no frames come: in a
 * hidden tab, outside of a browser.
 */
export function whenCalm(then: () => void) {
  if (globalThis.document?.visibilityState !== 'visible') return then();
  requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => then(), { timeout: patience });
    else setTimeout(then, soon);
  });
}
