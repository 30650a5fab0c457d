import { useSyncExternalStore } from 'react';

/** Below this width, as in the styles, a row has room for one button. */
const narrow = '(width < 48em)';

function watch(changed: () => void) {
  const query = globalThis.matchMedia?.(narrow);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

export const useIsNarrow = () =>
  useSyncExternalStore(watch, () => globalThis.matchMedia?.(narrow).matches ?? false);
