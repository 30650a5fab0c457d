import { useSyncExternalStore } from 'react';

/** Rem of one row: on smaller screens, or with larger text, its parts stand below each other. */
const wide = 4.75;
const narrow = 6.75;
const narrowest = 10.75;
/** Rem of the window's width below which a row takes the next form, as in its styles. */
const phone = 48;
const tightest = 20;

function watchSize(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

function rowHeight() {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const width = innerWidth / rem;
  return (width < tightest ? narrowest : width < phone ? narrow : wide) * rem;
}

/** Pixels of one row of the works list, larger with larger text. */
export const useRowHeight = () => useSyncExternalStore(watchSize, rowHeight);
