import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls no further than it takes to see it. `scrollIntoView` would have the next Tab go on from there. */
function reveal(element: Element) {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { top, bottom } = element.getBoundingClientRect();
  const above = top - (Number.parseFloat(scrollPaddingTop) || 0);
  const below = bottom + (Number.parseFloat(scrollPaddingBottom) || 0) - innerHeight;
  if (above < 0) scrollBy(0, above);
  else if (below > 0) scrollBy(0, Math.min(below, above));
}

/**
 * A timetable that opens on today begins at what is now, else at the first activity: once, and moved no further than it
 * takes to see that.
 */
export function useBeginAtNow(panel: RefObject<HTMLElement | null>, isRead: boolean, isToday: boolean) {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!isRead || isDone.current) return;
    isDone.current = true;
    if (!isToday) return;
    // After the page went to its top, as every page that is come to, and before it is seen.
    requestAnimationFrame(() => {
      const { current } = panel;
      const begin = current?.querySelector('[data-now]') ?? current?.querySelector('li');
      if (begin) reveal(begin);
    });
  }, [panel, isRead, isToday]);
}
