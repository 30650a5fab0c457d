import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsOnPaper } from '../use-is-on-paper.ts';
import { type RowRange, rowsInView } from './rows-in-view.ts';

/** Shorter lists are rendered completely, so that find in page works on every row. */
export const wholeUpTo = 100;
/** Rows rendered before the page has been measured. */
const atFirst = 40;

interface RowsInView extends RowRange {
  /** Whether the end of the list is in the window or, while scrolling, less than a screen below it. */
  readonly nearEnd: boolean;
}

interface Measured extends RowsInView {
  /** The number of rows at the last measurement; undefined before the first one. */
  readonly count?: number;
}

const isSame = (one: Measured, other: Measured) =>
  one.first === other.first &&
  one.end === other.end &&
  one.nearEnd === other.nearEnd &&
  one.count === other.count;

/** Follows the page's scroll position; renders again only when the range changes. On paper all rows are rendered. */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowsInView {
  const [rows, setRows] = useState<Measured>({ first: 0, end: atFirst, nearEnd: false });
  const isOnPaper = useIsOnPaper();
  const whole = count <= wholeUpTo || isOnPaper;
  useLayoutEffect(() => {
    const look = (reach: number) => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const inView = rowsInView({ offset: -top, height: innerHeight }, count, rowHeight);
      const next = {
        ...(whole ? { first: 0, end: count } : inView),
        count,
        nearEnd: top + count * rowHeight <= innerHeight + reach,
      };
      setRows((now) => (isSame(now, next) ? now : next));
    };
    const onScroll = () => look(innerHeight);
    const onResize = () => look(0);
    look(0);
    // Capturing, so that scrolling containers are covered as well as the page.
    addEventListener('scroll', onScroll, { passive: true, capture: true });
    addEventListener('resize', onResize);
    return () => {
      removeEventListener('scroll', onScroll, { capture: true });
      removeEventListener('resize', onResize);
    };
  }, [list, count, rowHeight, whole]);
  const nearEnd = rows.nearEnd && rows.count === count;
  if (whole) return { first: 0, end: count, nearEnd };
  return { first: Math.min(rows.first, count), end: Math.min(rows.end, count), nearEnd };
}
