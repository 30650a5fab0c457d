import * as styles from './loading-state.module.css';

export interface LoadingStateProps {
  rows?: number;
  /** Pixels of one row: the height the content will have. */
  rowHeight?: number;
}

/** 'Loading...' for assistive technology at once, grey rows for the eye after 150 ms. */
export const LoadingState = ({ rows = 3, rowHeight = 60 }: LoadingStateProps) => (
  <div className={styles.loadingState} role="status">
    <span className="visually-hidden">Loading...</span>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.row} style={{ height: rowHeight }} aria-hidden="true">
        <i className={styles.mark} />
        <i className={styles.line} />
      </div>
    ))}
  </div>
);
