import { type ShownClock, useBreakLength } from '@dayloom/clocks';
import { useLivePurpose } from '@dayloom/clocks/purpose';
import { isolated } from '@dayloom/domain';
import type { Purpose } from '@dayloom/domain/clocks';
import { ClockFace } from './clock-face.tsx';
import * as styles from './clock-panel.module.css';

interface BreakFaceProps {
  readonly shown: Extract<ShownClock, { readonly phase: 'break' }>;
  readonly seconds: number;
  /** What the next run is for. */
  readonly next: Purpose;
}

/** A running break: the ring shows how much of its length has passed. */
export function BreakFace({ shown: { run, left }, seconds, next }: BreakFaceProps) {
  const { isLong = false, minutes = 0 } = useBreakLength(run) ?? {};
  const { title } = useLivePurpose(next);
  const share = minutes === 0 ? 0 : Math.max(0, 1 - left / (minutes * 60_000));
  const line = (
    <>
      {isLong ? 'Long break' : 'Break'}
      {title !== undefined && <small className={styles.work}>Next: {isolated(title)}</small>}
    </>
  );
  return <ClockFace name="Break" seconds={seconds} share={share} line={line} />;
}
