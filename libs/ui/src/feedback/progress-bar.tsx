import type { CSSProperties } from 'react';
import * as styles from './progress-bar.module.css';

/** Percent of a share between 0 and 1, whole, never outside 0 to 100. */
export const percentOf = (share: number) => Math.round(Math.min(1, Math.max(0, share || 0)) * 100);

/** An unknown share is drawn empty and said as unknown, not as 0 percent. */
export interface ProgressBarProps {
  /** What is progressing. */
  label: string;
  /** Share done, 0 to 1; undefined while it is not known. */
  value: number | undefined;
  /** What to say instead of the percentage, as '3 of 8 done'. */
  text?: string | undefined;
  thin?: boolean;
}

/** How far a work, a day or a transfer has got, in one line. */
export const ProgressBar = ({ label, value, text, thin = false }: ProgressBarProps) => (
  <div
    className={styles.progressBar}
    data-thin={thin}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value === undefined ? undefined : percentOf(value)}
    aria-valuetext={text}
    style={{ '--share': `${percentOf(value ?? 0)}%` } as CSSProperties}
  >
    <i />
  </div>
);
