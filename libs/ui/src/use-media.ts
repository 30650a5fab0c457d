import { useCallback, useSyncExternalStore } from 'react';

/** Every row of a list asks, and a browser makes another list of media for each call. */
const known = new WeakMap<typeof matchMedia, Map<string, MediaQueryList>>();

/** Undefined in browsers without `matchMedia`. */
function mediaOf(query: string): MediaQueryList | undefined {
  const { matchMedia } = globalThis;
  if (!matchMedia) return undefined;
  const lists = known.get(matchMedia) ?? new Map<string, MediaQueryList>();
  known.set(matchMedia, lists);
  const list = lists.get(query) ?? globalThis.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query matches, live; false in browsers without `matchMedia`. */
export function useMedia(query: string) {
  const watch = useCallback(
    (changed: () => void) => {
      const list = mediaOf(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => mediaOf(query)?.matches ?? false);
}

/** Below this width, as in the styles, a row has room for one button. */
const narrow = '(width < 48em)';

export const useIsNarrow = () => useMedia(narrow);
