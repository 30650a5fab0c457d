import { clsx } from 'clsx';
import { type Key, type ReactNode, useEffect, useRef } from 'react';
import * as styles from './long-list.module.css';
import { useRowsInView } from './use-rows-in-view.ts';

/** All rows have the same height, so positions are computed and not measured. */
export interface LongListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => Key;
  /** Pixels, the same for every row. */
  rowHeight: number;
  renderRow: (item: T, index: number) => ReactNode;
  /** Called when the end is in the window, or within a screen of it while scrolling: load more. Called again only after `items` has grown. */
  onNearEnd?: (() => void) | undefined;
  className?: string;
}

/** A list that renders only the rows near the window if it has more than a hundred; on paper it renders all of them. */
export function LongList<T>({
  label,
  items,
  keyOf,
  rowHeight,
  renderRow,
  onNearEnd,
  className,
}: LongListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const { first, end, nearEnd } = useRowsInView(list, items.length, rowHeight);
  const reportedLength = useRef(-1);
  useEffect(() => {
    if (!nearEnd || !onNearEnd || reportedLength.current === items.length) return;
    reportedLength.current = items.length;
    onNearEnd();
  }, [nearEnd, items.length, onNearEnd]);
  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      className={clsx(styles.longList, className)}
      style={{ paddingTop: first * rowHeight, paddingBottom: (items.length - end) * rowHeight }}
    >
      {items.slice(first, end).map((item, index) => (
        <li
          key={keyOf(item)}
          style={{ height: rowHeight }}
          aria-setsize={items.length}
          aria-posinset={first + index + 1}
        >
          {renderRow(item, first + index)}
        </li>
      ))}
    </ul>
  );
}
