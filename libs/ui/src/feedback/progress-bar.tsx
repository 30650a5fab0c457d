import type { CSSProperties } from 'react';
import * as styles from './progress-bar.module.css';

/** A share between 0 and 1 in whole percent, clamped to 0 to 100; 100 only for the whole. */
export const percentOf = (share: number) =>
  Math.max(0, Math.min(share < 1 ? 99 : 100, Math.round((share || 0) * 100)));

/** An unknown share is drawn empty and announced as unknown, not as 0 percent. */
export interface ProgressBarProps {
  /** What is progressing. */
  label: string;
  /** The completed share, 0 to 1; undefined while unknown. */
  value: number | undefined;
  /** Text instead of the percentage, such as '3 of 8 done'. */
  text?: string | undefined;
  thin?: boolean;
}

/** The progress of a work, a day or a transfer, in one line. */
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
