import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls as little as necessary. Not `scrollIntoView`, which moves the starting point of the next Tab. */
function reveal(element: Element) {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { top, bottom } = element.getBoundingClientRect();
  const above = top - (Number.parseFloat(scrollPaddingTop) || 0);
  const below = bottom + (Number.parseFloat(scrollPaddingBottom) || 0) - innerHeight;
  if (above < 0) scrollBy(0, above);
  else if (below > 0) scrollBy(0, Math.min(below, above));
}

/**
 * Scrolls a timetable that opens on today to the current activity, else to the first one: once, and as little as
 * necessary.
 */
export function useBeginAtNow(panel: RefObject<HTMLElement | null>, isRead: boolean, isToday: boolean) {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!isRead || isDone.current) return;
    isDone.current = true;
    if (!isToday) return;
    // Runs after navigation has scrolled the page to its top, and before the next paint.
    requestAnimationFrame(() => {
      const { current } = panel;
      const begin = current?.querySelector('[data-now]') ?? current?.querySelector('li');
      if (begin) reveal(begin);
    });
  }, [panel, isRead, isToday]);
}
