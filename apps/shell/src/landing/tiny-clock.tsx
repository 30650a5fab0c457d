import { durationText } from '@dayloom/domain';
import { Button, PauseIcon, PlayIcon, ProgressRing } from '@dayloom/ui';
import { useEffect, useState } from 'react';
import * as styles from './tiny-clock.module.css';

const target = 25 * 60;

type Clock =
  | { readonly phase: 'paused'; readonly elapsed: number }
  | { readonly phase: 'running'; readonly since: number; readonly elapsed: number };

/** Seconds on the clock at `now`, from timestamps: a sleeping tab loses nothing. */
const secondsAt = (clock: Clock, now: number) =>
  Math.min(target, clock.elapsed + (clock.phase === 'running' ? (now - clock.since) / 1_000 : 0));

/** A focus clock to start and pause. */
export function TinyClock() {
  const [clock, setClock] = useState<Clock>({ phase: 'paused', elapsed: 0 });
  const [now, setNow] = useState(0);
  const running = clock.phase === 'running';
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);

  const press = () => {
    const at = Date.now();
    setNow(at);
    setClock(
      running
        ? { phase: 'paused', elapsed: secondsAt(clock, at) }
        : { phase: 'running', since: at, elapsed: clock.elapsed },
    );
  };
  const seconds = secondsAt(clock, Math.max(now, running ? clock.since : 0));
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
