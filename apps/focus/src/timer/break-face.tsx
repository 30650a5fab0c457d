import { type ShownClock, useBreakLength } from '@dayloom/clocks';
import { ClockFace } from './clock-face.tsx';

interface BreakFaceProps {
  readonly shown: Extract<ShownClock, { readonly phase: 'break' }>;
  readonly seconds: number;
}

/** A running break: the ring shows how much of its length has passed. */
export function BreakFace({ shown: { run, left }, seconds }: BreakFaceProps) {
  const { isLong = false, minutes = 0 } = useBreakLength(run) ?? {};
  const share = minutes === 0 ? 0 : Math.max(0, 1 - left / (minutes * 60_000));
  return <ClockFace name="Break" seconds={seconds} share={share} line={isLong ? 'Long break' : 'Break'} />;
}
