/** From this width on (1100 pixels), as in the styles, the list and the open work fit next to each other. */
export const wide = '(width >= 68.75em)';

/** Reads the width once, before rendering; rendered code follows the window with `useMedia`. */
export const isWide = () => globalThis.matchMedia?.(wide).matches ?? false;
