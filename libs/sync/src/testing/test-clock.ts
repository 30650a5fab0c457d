import type { Clock } from '@dayloom/domain';
import type { Timers } from '../connection/timers.ts';

/** A clock that a test controls. */
export function testClock(start = '2026-03-20T12:00:00.000Z'): Clock & { move(milliseconds: number): void } {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    move(milliseconds) {
      now += milliseconds;
    },
  };
}

export interface TestTimers extends Timers {
  advance(milliseconds: number): void;
  /** The elapsed time in milliseconds. */
  time(): number;
}

/** Timers that run in order when a test advances the time. */
export function testTimers(clock: ReturnType<typeof testClock>): TestTimers {
  let time = 0;
  const waiting = new Set<{ readonly at: number; readonly work: () => void }>();
  return {
    time: () => time,
    after(milliseconds, work) {
      const timer = { at: time + milliseconds, work };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    advance(milliseconds) {
      const end = time + milliseconds;
      clock.move(milliseconds);
      for (;;) {
        const [next] = [...waiting].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        waiting.delete(next);
        time = next.at;
        next.work();
      }
      time = end;
    },
  };
}
