import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { LoadingState } from '../feedback/loading-state.tsx';
import type { StatValue } from '../layout/stat-strip.tsx';

/** The state of a live query. */
export type Records<T> =
  | { phase: 'loading' }
  | { phase: 'failed'; retry: () => void }
  | { phase: 'ready'; records: readonly T[]; isComplete: boolean };

/** For a list that is read in windows: whether there are more records, and how many there are in total. */
interface ListEnd {
  hasMore?: boolean;
  total?: StatValue;
}

/** Skeleton rows with the height of real rows prevent layout shifts. */
export interface AsyncListProps<T> {
  of: Records<T> & ListEnd;
  failed: string;
  /** An empty state, or just its text. */
  empty: ReactNode;
  skeletonRows?: number;
  /** Height of one skeleton row in pixels, unless the rows are those of a `List`. */
  rowHeight?: number;
  /** The rows extend to the edges of their card and have their own padding. */
  edgeToEdge?: boolean;
  children: (records: readonly T[]) => ReactNode;
}

const moreText = (total: StatValue | undefined, read: number) =>
  total?.phase === 'ready' ? `and ${Number(total.value) - read} more` : 'and more';

/** The four states of a list: loading, failed, empty, full. It is empty only when all records are loaded; on paper it says how many are missing. */
export function AsyncList<T>({
  of,
  failed,
  empty,
  skeletonRows = 5,
  rowHeight,
  edgeToEdge = false,
  children,
}: AsyncListProps<T>) {
  const loading = { rows: skeletonRows, edgeToEdge, ...(rowHeight !== undefined && { rowHeight }) };
  switch (of.phase) {
    case 'loading':
      return <LoadingState {...loading} />;
    case 'failed':
      return <ErrorState text={failed} onRetry={of.retry} />;
    case 'ready':
      if (of.records.length > 0)
        return (
          <>
            {children(of.records)}
            {of.hasMore && <p className="print-only">{moreText(of.total, of.records.length)}</p>}
          </>
        );
      if (!of.isComplete) return <LoadingState {...loading} isPartial />;
      return typeof empty === 'string' ? <EmptyState text={empty} /> : empty;
  }
}
