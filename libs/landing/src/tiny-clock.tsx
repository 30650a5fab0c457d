import { durationText } from '@dayloom/domain';
import { Button, PauseIcon, PlayIcon, ProgressRing } from '@dayloom/ui';
import { useEffect, useState } from 'react';
import * as styles from './tiny-clock.module.css';

const target = 25 * 60;

interface Clock {
  /** Seconds, without those since the last start. */
  readonly elapsed: number;
  /** The time of the last start; undefined while it is paused. */
  readonly since?: number;
}

/** Seconds on the clock at `now`, from timestamps, so that a sleeping tab loses nothing. */
const secondsAt = ({ elapsed, since }: Clock, now: number) =>
  Math.min(target, elapsed + (since === undefined ? 0 : now - since) / 1_000);

/** A focus clock that can be started and paused. */
export function TinyClock() {
  const [clock, setClock] = useState<Clock>({ elapsed: 0 });
  const [now, setNow] = useState(0);
  const running = clock.since !== undefined;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);

  const press = () => {
    const at = Date.now();
    setNow(at);
    setClock(running ? { elapsed: secondsAt(clock, at) } : { elapsed: clock.elapsed, since: at });
  };
  const seconds = secondsAt(clock, now);
  return (
    <div className={styles.tinyClock}>
      <ProgressRing value={seconds / target} size={104} stroke={6}>
        <span className={styles.time} role="timer" aria-label="Time left">
          {durationText(target - seconds)}
        </span>
      </ProgressRing>
      <Button
        variant={running ? 'quiet' : 'primary'}
        icon={running ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
        onClick={press}
      >
        {running ? 'Pause' : 'Start'}
      </Button>
    </div>
  );
}
