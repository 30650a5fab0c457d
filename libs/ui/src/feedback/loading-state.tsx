import { clsx } from 'clsx';
import * as styles from './loading-state.module.css';
import { StillLoading } from './still-loading.tsx';

/** As many rows, and as high, as the content is expected to take: nothing moves when it comes. */
export interface LoadingStateProps {
  rows?: number;
  /** Pixels of one row: the height the content will have. Without it that of a row of a `List`. */
  rowHeight?: number;
  /** Some of the records are there and not all of them yet: said to the eye, too, in the place of the first line. */
  isPartial?: boolean;
  /** The rows that will come reach from edge to edge of their card and pad themselves; so do these. */
  edgeToEdge?: boolean;
}

/** 'Loading...' for assistive technology at once, grey rows for the eye after 150 ms. */
export const LoadingState = ({
  rows = 3,
  rowHeight,
  isPartial = false,
  edgeToEdge = false,
}: LoadingStateProps) => (
  <div className={clsx(styles.loadingState, edgeToEdge && styles.edgeToEdge)} data-skeleton>
    {!isPartial && (
      <span className="visually-hidden" role="status">
        Loading...
      </span>
    )}
    {Array.from({ length: rows }, (_, row) => (
      <div
        key={row}
        className={clsx(styles.row, (!isPartial || row > 0) && styles.waiting)}
        style={{ height: rowHeight ?? 'var(--row)' }}
      >
        <i className={styles.mark} />
        {isPartial && row === 0 ? <StillLoading /> : <i className={styles.line} />}
      </div>
    ))}
  </div>
);
