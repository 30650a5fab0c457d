import { clsx } from 'clsx';
import * as styles from './loading-state.module.css';
import { StillLoading } from './still-loading.tsx';

/** Use the expected number and height of rows, so that nothing moves when the content arrives. */
export interface LoadingStateProps {
  rows?: number;
  /** Height of one row of the content in pixels; by default that of a row of a `List`. */
  rowHeight?: number;
  /** Some records are loaded, but not all of them yet: the first line says so visibly. */
  isPartial?: boolean;
  /** For rows that extend to the edges of their card and have their own padding. */
  edgeToEdge?: boolean;
}

/** 'Loading...' for assistive technology at once, visible grey rows after 150 ms. */
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
