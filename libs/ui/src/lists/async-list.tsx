import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { LoadingState } from '../feedback/loading-state.tsx';
import type { StatValue } from '../layout/stat-strip.tsx';

/** What a watched query is at a moment. */
export type Records<T> =
  | { phase: 'loading' }
  | { phase: 'failed'; retry: () => void }
  | { phase: 'ready'; records: readonly T[]; isComplete: boolean };

/** Of a list that is read in windows: whether there are more records than those, and how many there are in all. */
interface ListEnd {
  hasMore?: boolean;
  total?: StatValue;
}

/** Skeleton rows of the height of real ones keep the page still. */
export interface AsyncListProps<T> {
  of: Records<T> & ListEnd;
  /** The sentence shown when it cannot be loaded. */
  failed: string;
  /** An empty state, or just its text. */
  empty: ReactNode;
  skeletonRows?: number;
  /** Pixels of one skeleton row, where its rows are not those of a `List`. */
  rowHeight?: number;
  /** Its rows reach from edge to edge of their card and pad themselves. */
  edgeToEdge?: boolean;
  children: (records: readonly T[]) => ReactNode;
}

const moreText = (total: StatValue | undefined, read: number) =>
  total?.phase === 'ready' ? `and ${Number(total.value) - read} more` : 'and more';

/** The four faces of a list: loading, failed, empty, full. It is empty only once all records are there; on paper it says how many are missing. */
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
