import { type ClockRun, clockState, leftOf } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { finishWithRest } from './break-changes.ts';
import { sessionSentences } from './sentences.ts';

export type Ring = (run: ClockRun, now: Date) => void;

type Services = Pick<Shell, 'store' | 'toasts' | 'clock'> & {
  readonly ring: Ring;
  /** Called after each attempt to save the session of a run; `isRejected` if storage rejected it. */
  readonly onSaved?: (run: ClockRun, isRejected: boolean) => void;
  /** Milliseconds that a device which notices an end late waits for changes of other devices. */
  readonly gracePeriod: number;
};

/** A browser's timer overflows after 24 days; milliseconds. */
const longestWait = 24 * 3_600_000;
/** Milliseconds. An end longer ago was not noticed in time: the device slept, or the page was closed. */
export const punctual = 5_000;
/** Milliseconds until a failed save is retried; only the first failure shows an error. */
const retryAfter = 30_000;

/** Saves the session of each run that reaches its target, on time or on waking, and retries failed saves. */
export class RunFinisher {
  readonly #services: Services;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #saving = new Set<string>();
  /** Runs whose save failed and will be retried. */
  readonly #rejected = new Set<string>();
  readonly #reported = new Set<string>();
  /** Runs whose end was noticed late, with the time until which changes of other devices are awaited. */
  readonly #waiting = new Map<string, number>();
  #runs: readonly ClockRun[] = [];

  constructor(services: Services) {
    this.#services = services;
  }

  follow(runs: readonly ClockRun[]) {
    const running = new Set(this.#runs.filter(({ phase }) => phase === 'running').map(({ id }) => id));
    this.#runs = runs;
    for (const run of runs) {
      // Another tab has saved the run first; either tab may be the one that is allowed to ring.
      if (run.phase === 'finished' && running.has(run.id))
        this.#services.ring(run, this.#services.clock.now());
      this.#look(run);
    }
  }

  /** Checks all runs without retrying failed saves, because timers do not run while a device sleeps. */
  look() {
    for (const run of this.#runs) this.#look(run);
  }

  /** Checks all runs and retries failed saves at once. */
  wake() {
    this.#rejected.clear();
    for (const run of this.#runs) this.#look(run);
  }

  stop() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#runs = [];
  }

  #look(run: ClockRun) {
    if (this.#saving.has(run.id) || this.#rejected.has(run.id)) return;
    this.#wait(run.id, undefined);
    if (run.phase !== 'running') return;
    const state = clockState(run, this.#services.clock.now());
    if (state.phase === 'running') this.#wait(run.id, Math.min(leftOf(run, state.elapsed), longestWait));
    else if (state.phase === 'finished') this.#finishLater(run, Date.parse(state.endedAt));
  }

  /**
   * With sync, another device may have paused or reset the run while this one slept. Its changes arrive soon and take
   * precedence.
   */
  #finishLater(run: ClockRun, endedAt: number) {
    const { store, clock, gracePeriod } = this.#services;
    const now = clock.now().getTime();
    if (!store.sync || now - endedAt <= punctual) return void this.#finish(run);
    const until = this.#waiting.get(run.id) ?? performance.now() + gracePeriod;
    this.#waiting.set(run.id, until);
    const left = until - performance.now();
    if (left <= 0) void this.#finish(run);
    else this.#wait(run.id, left);
  }

  /** Checks the run again after a delay. */
  #wait(id: string, milliseconds: number | undefined) {
    clearTimeout(this.#timers.get(id));
    if (milliseconds === undefined || !Number.isFinite(milliseconds)) return;
    const again = () => {
      this.#rejected.delete(id);
      for (const run of this.#runs) if (run.id === id) this.#look(run);
    };
    this.#timers.set(id, setTimeout(again, milliseconds));
  }

  async #finish(run: ClockRun) {
    const { store, toasts, clock, ring, onSaved } = this.#services;
    const { saved, failed } = sessionSentences[run.kind];
    const now = clock.now();
    this.#saving.add(run.id);
    ring(run, now);
    try {
      await store.commit(await finishWithRest(store, run, now));
      onSaved?.(run, false);
      toasts.success(saved);
    } catch (error) {
      this.#rejected.add(run.id);
      onSaved?.(run, true);
      if (!this.#reported.has(run.id)) toasts.error(failed, error);
      this.#reported.add(run.id);
      if (this.#runs.length > 0) this.#wait(run.id, retryAfter);
    } finally {
      this.#saving.delete(run.id);
    }
  }
}
