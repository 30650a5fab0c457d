import type { QueryBuilder } from '@dayloom/data';
import { type Records, type Total, useCount, useRecords } from '@dayloom/platform';
import { useState } from 'react';
import { firstWindow, nextWindow } from './window-size.ts';

export type ListWindow<T> = Records<T> & {
  /** How many records match, counted by the database. */
  readonly total: Total;
  /** The maximum number of records that are read. */
  readonly size: number;
  readonly hasMore: boolean;
  readonly showMore: () => void;
  readonly resize: (size: number) => void;
};

interface Options {
  /** The toast when the records cannot be loaded; if omitted, the error is only logged. */
  readonly failed?: string;
  readonly firstSize?: number | undefined;
}

/** The first 50 records of a query, live, and more on request. */
export function useListWindow<T>(query: QueryBuilder<T>, options: Options = {}): ListWindow<T> {
  const { failed, firstSize = firstWindow } = options;
  const [size, resize] = useState(firstSize);
  const [grownFrom, setGrownFrom] = useState(0);
  const list = useRecords(query.first(size), { keep: true, ...(failed !== undefined && { failed }) });
  const total = useCount(query);
  const read = list.phase === 'ready' ? list.records.length : 0;
  // Unreadable records count towards the window but are not returned. A grown window is still loading while its length is unchanged.
  const isFull = read >= size || (read > 0 && read === grownFrom);
  const hasMore = isFull && (total.phase !== 'ready' || total.value > read);
  const showMore = () => {
    setGrownFrom(read);
    resize(nextWindow(size));
  };
  return { ...list, total, size, hasMore, showMore, resize };
}
