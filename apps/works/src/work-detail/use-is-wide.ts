import { useSyncExternalStore } from 'react';

/** From this width on, as in the styles, a list and what is opened from it have room beside each other: 1100 pixels. */
const wide = '(width >= 68.75em)';

function watch(changed: () => void) {
  const query = globalThis.matchMedia?.(wide);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

export const isWide = () => globalThis.matchMedia?.(wide).matches ?? false;

export const useIsWide = () => useSyncExternalStore(watch, isWide);
