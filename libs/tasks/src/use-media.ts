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
