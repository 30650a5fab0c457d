import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, live; false in browsers without `matchMedia`. */
export function useMedia(query: string) {
  const watch = useCallback(
    (changed: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => globalThis.matchMedia?.(query).matches ?? false);
}

/** Below this width, as in the styles, a row has room for one button. */
const narrow = '(width < 48em)';

export const useIsNarrow = () => useMedia(narrow);
