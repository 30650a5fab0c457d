import { type RefObject, useLayoutEffect, useState } from 'react';
import { type RowRange, rowsInView } from './rows-in-view.ts';

/** Shorter lists are drawn whole: find in page and printing then see every row. */
const wholeUpTo = 100;
/** Rows drawn before the page has been measured. */
const atFirst = 40;

/** Follows the page's scroll position; renders again only when the range changes. */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowRange {
  const [range, setRange] = useState<RowRange>({ first: 0, end: atFirst });
  const whole = count <= wholeUpTo;
  useLayoutEffect(() => {
    if (whole) return;
    const follow = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const next = rowsInView({ offset: -top, height: innerHeight }, count, rowHeight);
      setRange((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    follow();
    // Captured, so that a scrolling parent counts as well as the page.
    addEventListener('scroll', follow, { passive: true, capture: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [list, count, rowHeight, whole]);
  if (whole) return { first: 0, end: count };
  return { first: Math.min(range.first, count), end: Math.min(range.end, count) };
}
