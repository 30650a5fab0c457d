import type { ReactNode } from 'react';
import { percentOf } from './progress-bar.tsx';
import * as styles from './progress-ring.module.css';

/** With a label it is announced as progress; without one it is decorative. */
export interface ProgressRingProps {
  /** What is progressing; omitted when the text next to it says the same. */
  label?: string;
  /** The completed share, 0 to 1. */
  value: number;
  /** Diameter in pixels. */
  size?: number;
  /** Stroke width in pixels. */
  stroke?: number;
  children?: ReactNode;
}

/** A round progress display, for small spaces or with text in its middle. */
export function ProgressRing({ label, value, size = 36, stroke = 4, children }: ProgressRingProps) {
  const percent = percentOf(value);
  const said = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': percent,
      }
    : {};
  const circle = { cx: size / 2, cy: size / 2, r: (size - stroke) / 2, strokeWidth: stroke };
  return (
    <span className={styles.progressRing} {...said}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle {...circle} className={styles.track} />
        <circle
          {...circle}
          className={styles.done}
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          data-none={percent === 0}
        />
      </svg>
      {children && <span className={styles.middle}>{children}</span>}
    </span>
  );
}
