import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * A ref for a scroll container with rows of equal height. Scrolls the open row to the middle if it is out of view; if it
 * is visible, the list does not move under the pointer that pressed it.
 * @param index the index of the open row, negative while it is not loaded
 */
export function useRevealed<Scroller extends HTMLElement>(
  index: number,
  rowHeight: number,
  open: string | undefined,
) {
  const scroller = useRef<Scroller>(null);
  const reveal = useEffectEvent(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, clientHeight } = element;
    const top = index * rowHeight;
    const isInView = top >= scrollTop && top + rowHeight <= scrollTop + clientHeight;
    if (!isInView) element.scrollTop = top - (clientHeight - rowHeight) / 2;
  });
  const isThere = index >= 0;
  useLayoutEffect(() => {
    if (isThere) reveal();
  }, [open, isThere]);
  return scroller;
}
