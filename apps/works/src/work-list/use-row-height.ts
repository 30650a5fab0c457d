import { useSyncExternalStore } from 'react';

/** Height of a row in rem at the default density; on smaller screens, or with larger text, its parts are stacked. */
const wide = 2.75;
const narrow = 6.75;
const narrowest = 10.75;
/** Height in rem of the second line next to an open work. */
const secondLine = 1.25;
/** Window width in rem below which a row uses the next layout, as in its styles. */
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

/** The height of one row of the works in pixels, on the dashboard or next to an open work; depends on the text size. */
export const useRowHeight = (layout: keyof typeof heights) =>
  useSyncExternalStore(watchSize, heights[layout]);
