import { type ClockRun, shownRun, type UserId } from '@dayloom/domain';
import { breakOf } from '@dayloom/domain/clocks';
import type { Shell } from '@dayloom/platform';
import { nextRunChanges, readSettings } from './break-changes.ts';
import { longestDelay } from './bell.ts';
import { punctual, type Ring } from './run-finisher.ts';

type Services = Pick<Shell, 'store' | 'toasts' | 'clock'> & {
  readonly user: { readonly id: UserId };
  /** Rings for the end of a run's break. */
  readonly ring: Ring;
};

/** Notices the end of the break that this page has seen running, and starts the next focus run if the user chose that. */
export class BreakKeeper {
  readonly #services: Services;
  #runs: readonly ClockRun[] = [];
  /** The run whose break ran at the last check. */
  #resting: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(services: Services) {
    this.#services = services;
  }

  follow(runs: readonly ClockRun[]) {
    this.#runs = runs;
    this.look();
  }

  look() {
    clearTimeout(this.#timer);
    const now = this.#services.clock.now();
    const run = shownRun(this.#runs, 'focus');
    const rest = run && breakOf(run, now);
    const resting = this.#resting;
    this.#resting = undefined;
    if (rest?.phase === 'running') {
      this.#resting = run?.id;
      this.#timer = setTimeout(() => this.look(), rest.left);
    } else if (rest && run?.id === resting && run.restEnded === undefined)
      this.#end(run, now, now.getTime() - Date.parse(rest.endedAt));
  }

  stop() {
    clearTimeout(this.#timer);
    this.#runs = [];
  }

  /** @param late milliseconds since the end; the device may have slept */
  #end(run: ClockRun, now: Date, late: number) {
    if (late > longestDelay) return;
    this.#services.ring(run, now);
    this.#services.toasts.success('The break is over');
    if (late <= punctual) void this.#startNext(run);
  }

  async #startNext(run: ClockRun) {
    const { store, user, toasts, clock } = this.#services;
    try {
      const settings = await readSettings(store, user.id);
      if (!settings?.startsFocus || shownRun(this.#runs, 'focus')?.id !== run.id) return;
      await store.commit(nextRunChanges(run, settings, this.#runs, clock.now()));
    } catch (error) {
      toasts.error('Failed to start focus', error);
    }
  }
}
