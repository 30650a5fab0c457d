import type { Change } from '@dayloom/data';
import { type ClockRun, clockState, instantOf } from '@dayloom/domain';
import { phaseOf } from './clock-changes.ts';

/** Maximum difference between two clock readings that is not a jump, in milliseconds. */
const noJump = 2_000;

interface Look {
  /** From a monotonic clock, in milliseconds. */
  readonly ticks: number;
  readonly time: number;
  /** Elapsed milliseconds, by the id of the run. */
  readonly elapsed: ReadonlyMap<string, number>;
}

/**
 * Keeps the elapsed time of runs when the clock of this device is set back while the page is open. Every tab computes
 * the same changes, so that the number of tabs does not matter.
 */
export class SteadyClock {
  #before: Look | undefined;

  look(runs: readonly ClockRun[], now: Date, ticks: number): Change[] {
    const before = this.#before;
    const time = now.getTime();
    const running = runs.filter(({ phase }) => phase === 'running');
    const passed = before ? ticks - before.ticks : 0;
    const isSetBack = before !== undefined && before.time + passed - time >= noJump;
    const elapsed = new Map<string, number>();
    const changes: Change[] = [];
    for (const run of running) {
      const state = clockState(run, now);
      const shown = 'elapsed' in state ? state.elapsed : undefined;
      const known = before?.elapsed.get(run.id);
      const expected = known === undefined ? undefined : Math.round(known + passed);
      if (isSetBack && expected !== undefined && !(Math.abs((shown ?? -Infinity) - expected) < noJump)) {
        changes.push(phaseOf(run, 'running', instantOf(now), expected));
        elapsed.set(run.id, expected);
      } else if (shown !== undefined) elapsed.set(run.id, shown);
    }
    this.#before = running.length > 0 ? { ticks, time, elapsed } : undefined;
    return changes;
  }
}
