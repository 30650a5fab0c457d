let rendered = false;
let resolveFirstRender: () => void;

/** Resolves when the app is in the page, but not yet painted. */
export const firstRender = new Promise<void>((resolve) => (resolveFirstRender = resolve));

/** To be called when the app is in the page. */
export function markFirstRender() {
  rendered = true;
  resolveFirstRender();
}

/** Whether the app is in the page. */
export const isRendered = () => rendered;
