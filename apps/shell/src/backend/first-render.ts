/** To be called when the app is in the page. */
export let markFirstRender: () => void;

/** Resolves when the app is in the page, but not yet painted. */
export const firstRender = new Promise<void>((resolve) => (markFirstRender = resolve));
