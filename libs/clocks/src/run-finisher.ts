import { type ClockRun, clockState, leftOf } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { finishChanges } from './clock-changes.ts';
import { sessionSentences } from './sentences.ts';

/** Rings for a run that has just reached its end. */
export type Ring = (run: ClockRun, now: Date) => void;

type Services = Pick<Shell, 'store' | 'toasts' | 'clock'> & {
  readonly ring: Ring;
  /** Whether storage refused the session of a run, each time that it was asked to save one. */
  readonly onSaved?: (run: ClockRun, isRefused: boolean) => void;
  /** Milliseconds that a device which comes late waits to hear what others have done meanwhile. */
  readonly gracePeriod: number;
};

/** A browser's timer overflows after 24 days. */
const longestWait = 24 * 3_600_000;
/** An end that lies back longer came while nobody looked: the device slept, or the page was closed. */
const punctual = 5_000;
/** After a save that failed; told once, tried again quietly. */
const retryAfter = 30_000;

/** Saves the session of each run that reaches its target, at that moment or on waking; what fails is tried again. */
export class RunFinisher {
  readonly #services: Services;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #saving = new Set<string>();
  /** Waiting to be tried again. */
  readonly #refused = new Set<string>();
  readonly #told = new Set<string>();
  /** Of runs that ended while nobody looked here: until when others are waited for. */
  readonly #waiting = new Map<string, number>();
  #runs: readonly ClockRun[] = [];

  constructor(services: Services) {
    this.#services = services;
  }

  follow(runs: readonly ClockRun[]) {
    const running = new Set(this.#runs.filter(({ phase }) => phase === 'running').map(({ id }) => id));
    this.#runs = runs;
    for (const run of runs) {
      // Another tab has saved it before this one: whichever of them may ring does.
      if (run.phase === 'finished' && running.has(run.id))
        this.#services.ring(run, this.#services.clock.now());
      this.#look(run);
    }
  }

  /** Looks at all runs, without trying again what failed: timers stand still while a device sleeps. */
  look() {
    for (const run of this.#runs) this.#look(run);
  }

  /** What failed is tried again at once. */
  wake() {
    this.#refused.clear();
    for (const run of this.#runs) this.#look(run);
  }

  stop() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#runs = [];
  }

  #look(run: ClockRun) {
    if (this.#saving.has(run.id) || this.#refused.has(run.id)) return;
    this.#wait(run.id, undefined);
    if (run.phase !== 'running') return;
    const state = clockState(run, this.#services.clock.now());
    if (state.phase === 'running') this.#wait(run.id, Math.min(leftOf(run, state.elapsed), longestWait));
    else if (state.phase === 'finished') this.#finishLater(run, Date.parse(state.endedAt));
  }

  /**
   * Where a server stands behind this device, another one may have paused or reset the run while this one slept: what it
   * did arrives before long, and counts.
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

  /** Looks at the run again in so many milliseconds. */
  #wait(id: string, milliseconds: number | undefined) {
    clearTimeout(this.#timers.get(id));
    if (milliseconds === undefined || !Number.isFinite(milliseconds)) return;
    const again = () => {
      this.#refused.delete(id);
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
      await store.commit(finishChanges(run, now));
      onSaved?.(run, false);
      toasts.success(saved);
    } catch (error) {
      this.#refused.add(run.id);
      onSaved?.(run, true);
      if (!this.#told.has(run.id)) toasts.error(failed, error);
      this.#told.add(run.id);
      if (this.#runs.length > 0) this.#wait(run.id, retryAfter);
    } finally {
      this.#saving.delete(run.id);
    }
  }
}
