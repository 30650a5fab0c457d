import { clsx } from 'clsx';
import * as styles from './loading-state.module.css';
import { StillLoading } from './still-loading.tsx';

export interface LoadingStateProps {
  rows?: number;
  /** Pixels of one row: the height the content will have. */
  rowHeight?: number;
  /** Some of the records are there and not all of them yet: said to the eye, too. */
  isPartial?: boolean;
  /** The rows that will come reach from edge to edge of their card and pad themselves; so do these. */
  edgeToEdge?: boolean;
}

/** 'Loading...' for assistive technology at once, grey rows for the eye after 150 ms. */
export const LoadingState = ({
  rows = 3,
  rowHeight = 60,
  isPartial = false,
  edgeToEdge = false,
}: LoadingStateProps) => (
  <div className={clsx(styles.loadingState, edgeToEdge && styles.edgeToEdge)}>
    {isPartial ? (
      <div className={styles.words} style={{ height: rowHeight }}>
        <StillLoading />
      </div>
    ) : (
      <span className="visually-hidden" role="status">
        Loading...
      </span>
    )}
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.row} style={{ height: rowHeight }} aria-hidden="true">
        <i className={styles.mark} />
        <i className={styles.line} />
      </div>
    ))}
  </div>
);
