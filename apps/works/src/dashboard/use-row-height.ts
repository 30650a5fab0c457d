import { useSyncExternalStore } from 'react';

/** Rem of one row: on small screens its parts stand below each other. */
const wide = 4.75;
const narrow = 6.75;
const smallScreen = 768;

function watchSize(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

function rowHeight() {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (innerWidth < smallScreen ? narrow : wide) * rem;
}

/** Pixels of one row of the works list, larger with larger text. */
export const useRowHeight = () => useSyncExternalStore(watchSize, rowHeight);
