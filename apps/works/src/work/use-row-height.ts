import { useSyncExternalStore } from 'react';

/** Rem of one row where no density says otherwise: on smaller screens, or with larger text, its parts stand below each other. */
const wide = 2.75;
const narrow = 6.75;
const narrowest = 10.75;
/** Rem of a second line beside an open work. */
const secondLine = 1.25;
/** Rem of the window's width below which a row takes the next form, as in its styles. */
const phone = 48;
const tightest = 20;

function watchSize(changed: () => void) {
  addEventListener('resize', changed);
  const density = new MutationObserver(changed);
  density.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => {
    removeEventListener('resize', changed);
    density.disconnect();
  };
}

function measure() {
  const styles = getComputedStyle(document.documentElement);
  return {
    rem: parseFloat(styles.fontSize) || 16,
    oneLine: parseFloat(styles.getPropertyValue('--row')) || wide,
  };
}

const heights = {
  page() {
    const { rem, oneLine } = measure();
    const width = innerWidth / rem;
    return (width < tightest ? narrowest : width < phone ? narrow : oneLine) * rem;
  },
  column() {
    const { rem, oneLine } = measure();
    return (oneLine + secondLine) * rem;
  },
};

/** Pixels of one row of the works, across the page or in the column beside an open one; larger with larger text. */
export const useRowHeight = (place: keyof typeof heights) => useSyncExternalStore(watchSize, heights[place]);
