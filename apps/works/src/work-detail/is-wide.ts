/** From this width on, as in the styles, a list and what is opened from it have room beside each other: 1100 pixels. */
export const wide = '(width >= 68.75em)';

/** Asked once, before anything is drawn; what is drawn follows the window by `useMedia`. */
export const isWide = () => globalThis.matchMedia?.(wide).matches ?? false;
