import type { ReactNode } from 'react';
import { percentOf } from './progress-bar.tsx';
import * as styles from './progress-ring.module.css';

/** Named, it is read out as progress; unnamed it is an ornament. */
export interface ProgressRingProps {
  /** What is progressing; left out where words beside it say the same. */
  label?: string;
  /** Share done, 0 to 1. */
  value: number;
  /** Pixels across. */
  size?: number;
  /** Pixels of the stroke. */
  stroke?: number;
  /** In the middle of the ring. */
  children?: ReactNode;
}

/** The same share where a bar has no room, or with words in its middle. */
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
