import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { LoadingState } from '../feedback/loading-state.tsx';

/** What a watched query is at a moment. */
export type Records<T> =
  | { phase: 'loading' }
  | { phase: 'failed'; retry: () => void }
  | { phase: 'ready'; records: readonly T[]; isComplete: boolean };

/** Skeleton rows of the height of real ones keep the page still. */
export interface AsyncListProps<T> {
  of: Records<T>;
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

/** The four faces of a list: loading, failed, empty, full. It is empty only once all records are there. */
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
      if (of.records.length > 0) return children(of.records);
      if (!of.isComplete) return <LoadingState {...loading} isPartial />;
      return typeof empty === 'string' ? <EmptyState text={empty} /> : empty;
  }
}
