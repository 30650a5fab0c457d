/** Called once the page's first screen stands. */
export let markFirstScreenReady: () => void;

/** Resolves once the page's first screen stands: what can wait does not compete with it. */
export const firstScreen = new Promise<void>((resolve) => (markFirstScreenReady = resolve));
