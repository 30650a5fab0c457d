import { type RefObject, useEffect } from 'react';

/** Calls `grow` when `end` is less than a screen away, also when it still is after growing. */
export function useNearEnd(end: RefObject<Element | null>, grow: () => void) {
  useEffect(() => {
    // Without observers the button at the end remains.
    if (!end.current || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(), {
      rootMargin: '100% 0px',
      // The same for a list that scrolls by itself.
      scrollMargin: '100% 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, grow]);
}
