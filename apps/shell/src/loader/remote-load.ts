import { createEmitter } from '@dayloom/data';
import type { ComponentType } from 'react';
import { cooldown } from '@dayloom/platform/file-integrity';
import type { RemoteModule } from './remote-module.ts';
import type { RemoteKind } from './remote-kind.ts';
import { withTimeout } from './with-timeout.ts';

export type RemoteState =
  /** `isAgain` on a retry: the card, and the focus in it, stays until the outcome is known. */
  | { readonly phase: 'loading'; readonly isAgain?: boolean }
  /** There is no answer for so long that the part says so; the request continues. */
  | { readonly phase: 'slow' }
  | { readonly phase: 'failed'; readonly error: unknown }
  /** Failed without a network to load it over. */
  | { readonly phase: 'offline'; readonly error: unknown }
  /** The compatibility check rejects the module. */
  | { readonly phase: 'refused'; readonly reason: string }
  | { readonly phase: 'ready'; readonly Component: ComponentType };

/** Delays before a fast failure is retried. Milliseconds. */
const retryAfter = [500, 1_000, 2_000];
/** Early enough to show the message within 6 s, even on a busy device. Milliseconds. */
const slowAfter = 5_000;
/** A part requested this early belongs to the start of the page, so its time counts from there. Milliseconds. */
const startsWithin = 2_000;
const timeout = 30_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Loads one screen or widget of a module, with retries and a cooldown. Its state is what the boundary shows. */
export class RemoteLoad {
  #state: RemoteState = { phase: 'loading' };
  readonly #changed = createEmitter();
  /** Number of runs; only the latest may report a failure. */
  #runs = 0;
  #running = false;
  #failedAt: number | undefined;

  constructor(
    readonly module: RemoteModule,
    readonly kind: RemoteKind,
    readonly id: string,
  ) {
    module.onRun(this.restart);
  }

  readonly state = () => this.#state;

  /** Calls the listener after each change. A subscriber shows the part, so the first one starts the load. */
  readonly subscribe = (listener: () => void) => {
    const stop = this.#changed.subscribe(listener);
    this.start();
    return stop;
  };

  /** Resolves when it has loaded or failed; at once if nothing has requested it. */
  settled(): Promise<void> {
    if (!this.#running || this.#state.phase !== 'loading') return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.#changed.subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  #setState(state: RemoteState) {
    this.#state = state;
    this.#changed.emit();
  }

  /** Does nothing if it is loaded, loading, or failed less than a minute ago. */
  start() {
    if (this.#running || this.#state.phase === 'ready' || this.#state.phase === 'refused') return;
    if (this.#failedAt !== undefined && Date.now() - this.#failedAt < cooldown) return;
    if (this.module.isCoolingDown) return this.#show(new Error('it failed a moment ago'));
    void this.#run();
  }

  /**
   * Repeats an earlier request when the network is back, another release has replaced this one, or the module has
   * loaded for another part after all.
   */
  readonly restart = () => {
    const { phase } = this.#state;
    if (phase !== 'failed' && phase !== 'offline' && phase !== 'refused') return;
    this.#failedAt = undefined;
    this.module.endCooldown();
    this.#setState({ phase: 'loading', isAgain: true });
    void this.#run();
  };

  /** 'Try again': always starts a request, ignoring caches, earlier failures and requests without an answer. */
  retry() {
    if (this.#state.phase === 'ready' || (this.#running && this.#state.phase === 'loading')) return;
    this.#setState({ phase: 'loading', isAgain: true });
    this.module.abandon();
    void this.#run();
  }

  /** @param since when it was requested, so that the card appears in time whichever version is tried */
  async #run(since = performance.now()) {
    const run = (this.#runs += 1);
    const isLatest = () => run === this.#runs;
    this.#running = this.module.refusal === undefined;
    if (this.module.refusal !== undefined)
      return this.#setState({ phase: 'refused', reason: this.module.refusal });
    const { entry } = this.module;
    this.#failedAt = undefined;
    const slow = setTimeout(
      () => isLatest() && this.#setState({ phase: 'slow' }),
      slowAfter - (performance.now() - (since < startsWithin ? 0 : since)),
    );
    try {
      const { default: Component } = await withTimeout(timeout, this.#loadWithRetries(retryAfter, isLatest));
      this.#setState({ phase: 'ready', Component });
    } catch (error) {
      if (isLatest() && this.module.entry === entry) await this.module.fallBack();
      if (!isLatest()) return;
      // Another release has replaced the one that failed, and was not tried yet.
      if (this.module.entry !== entry) void this.#run(since);
      else this.#fail(error);
    } finally {
      clearTimeout(slow);
      if (isLatest()) this.#running = false;
    }
  }

  #fail(error: unknown) {
    const { name, version } = this.module.entry;
    // Without a network, the part is not to blame.
    const log = navigator.onLine ? console.error : console.info;
    log(`${name} ${version}: ${this.kind} '${this.id}' cannot be loaded.`, error);
    this.#failedAt = Date.now();
    this.module.fail(`${this.kind} '${this.id}'`, error);
    this.#show(error);
  }

  #show(error: unknown) {
    addEventListener('online', this.restart, { once: true });
    this.#setState({ phase: navigator.onLine ? 'failed' : 'offline', error });
  }

  async #loadWithRetries(
    delays: readonly number[],
    goesOn: () => boolean,
  ): Promise<{ readonly default: ComponentType }> {
    try {
      return await this.module.component(this.kind, this.id);
    } catch (error) {
      const [delay, ...later] = delays;
      // Without a network every retry fails; the network's return starts the next one.
      const isPointless = !navigator.onLine || this.module.isCoolingDown;
      if (delay === undefined || isPointless || !goesOn()) throw error;
      await wait(delay);
      return this.#loadWithRetries(later, goesOn);
    }
  }
}
