import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * The element that scrolls rows of one height. A row that comes to be the open one is moved to its middle if it is out
 * of sight; one that is in sight moves nothing, so that the list keeps its place under the hand that pressed it.
 * @param place of the open row, negative while it is not there
 */
export function useRevealed<Scroller extends HTMLElement>(
  place: number,
  rowHeight: number,
  open: string | undefined,
) {
  const scroller = useRef<Scroller>(null);
  const reveal = useEffectEvent(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, clientHeight } = element;
    const top = place * rowHeight;
    const isSeen = top >= scrollTop && top + rowHeight <= scrollTop + clientHeight;
    if (!isSeen) element.scrollTop = top - (clientHeight - rowHeight) / 2;
  });
  const isThere = place >= 0;
  useLayoutEffect(() => {
    if (isThere) reveal();
  }, [open, isThere]);
  return scroller;
}
