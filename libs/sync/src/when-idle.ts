/** How long a busy page is waited for, in milliseconds. */
const timeout = 500;
/** Browsers without idle callbacks: Safari. Milliseconds. */
const soon = 100;

/**
 * Resolves once the next frame is drawn and the page has nothing better to do; at once where no frames come: in a
 * hidden tab, outside of a browser.
 */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (globalThis.document?.visibilityState !== 'visible') return resolve();
    requestAnimationFrame(() => {
      if (typeof requestIdleCallback === 'function')
        requestIdleCallback(() => resolve(), { timeout: timeout });
      else setTimeout(resolve, soon);
    });
  });
