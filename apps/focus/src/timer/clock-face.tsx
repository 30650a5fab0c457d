import { durationText } from '@dayloom/domain';
import { ProgressRing } from '@dayloom/ui';
import type { ReactNode } from 'react';
import * as styles from './clock-panel.module.css';

/** Diameter in pixels. */
export const ring = 320;

interface ClockFaceProps {
  readonly name: string;
  readonly seconds: number;
  /** The share of the ring that is drawn, 0 to 1. */
  readonly share: number;
  readonly line: ReactNode;
}

/** A ring with the time in it, and a line below. */
export function ClockFace({ name, seconds, share, line }: ClockFaceProps) {
  const time = durationText(seconds);
  return (
    <>
      <div className={styles.ring}>
        <ProgressRing size={ring} stroke={6} value={share}>
          <span
            role="timer"
            aria-live="off"
            aria-label={name}
            className={styles.time}
            data-long={time.length > 5 || undefined}
          >
            {time}
          </span>
        </ProgressRing>
      </div>
      <p className={styles.line}>{line}</p>
    </>
  );
}
