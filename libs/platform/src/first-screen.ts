/** To be called when the page's first screen is ready. */
export let markFirstScreenReady: () => void;

/** Resolves when the page's first screen is ready, so that deferred work does not compete with it. */
export const firstScreen = new Promise<void>((resolve) => (markFirstScreenReady = resolve));
