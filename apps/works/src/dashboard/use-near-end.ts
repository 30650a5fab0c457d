import { type RefObject, useEffect } from 'react';

/** Calls `grow` on scrolling while the end of the list is less than a screen away. */
export function useNearEnd(list: RefObject<HTMLElement | null>, more: boolean, grow: () => void) {
  useEffect(() => {
    if (!more) return;
    const look = () => {
      const bottom = list.current?.getBoundingClientRect().bottom ?? Infinity;
      if (bottom < 2 * innerHeight) grow();
    };
    // Captured, so that a scrolling parent counts as well as the page.
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [list, more, grow]);
}
