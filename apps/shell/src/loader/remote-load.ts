import { createEmitter } from '@dayloom/data';
import type { ComponentType } from 'react';
import { cooldown } from '@dayloom/platform/file-integrity';
import type { RemoteModule } from './remote-module.ts';
import type { RemoteKind } from './remote-kind.ts';
import { withTimeout } from './with-timeout.ts';

export type RemoteState =
  /** `isAgain` after a card was shown: it stays until the outcome is known, and so does the focus in it. */
  | { readonly phase: 'loading'; readonly isAgain?: boolean }
  /** No answer for so long that the part says so; the request goes on. */
  | { readonly phase: 'slow' }
  | { readonly phase: 'failed'; readonly error: unknown }
  /** Failed as well, with no network to load it over. */
  | { readonly phase: 'offline'; readonly error: unknown }
  /** The gate keeps the module from running. */
  | { readonly phase: 'refused'; readonly reason: string }
  | { readonly phase: 'ready'; readonly Component: ComponentType };

/** When a fast failure is tried again, in milliseconds after it. */
const retryAfter = [500, 1_000, 2_000];
/** So that the part says so within 6 s, on a busy device too. Milliseconds. */
const slowAfter = 5_000;
/** What is asked for so soon belongs to the page's start, from which on its time counts. Milliseconds. */
const startsWithin = 2_000;
const timeout = 30_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Loads one screen or widget of a module, with retries and a cooldown; what the boundary around it shows. */
export class RemoteLoad {
  #state: RemoteState = { phase: 'loading' };
  readonly #changed = createEmitter();
  /** Counts the runs; only the latest may say that it failed. */
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

  /** Calls whenever the state has changed; whoever listens has a place for it in view, so that this starts it. */
  readonly subscribe = (listener: () => void) => {
    const stop = this.#changed.subscribe(listener);
    this.start();
    return stop;
  };

  /** Resolves once it is there or has said that it is not; at once where nobody has asked for it. */
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

  /** Does nothing where it is loaded, loading, or failed less than a minute ago. */
  start() {
    if (this.#running || this.#state.phase === 'ready' || this.#state.phase === 'refused') return;
    if (this.#failedAt !== undefined && Date.now() - this.#failedAt < cooldown) return;
    if (this.module.isCoolingDown) return this.#show(new Error('it failed a moment ago'));
    void this.#run();
  }

  /**
   * The network is back, another release has taken the place of this one, or the module has come for another place after
   * all: asks again where it was asked for.
   */
  readonly restart = () => {
    const { phase } = this.#state;
    if (phase !== 'failed' && phase !== 'offline' && phase !== 'refused') return;
    this.#failedAt = undefined;
    this.module.endCooldown();
    this.#setState({ phase: 'loading', isAgain: true });
    void this.#run();
  };

  /** What 'Try again' does: always acts, past caches, earlier failures and answers that do not come. */
  retry() {
    if (this.#state.phase === 'ready' || (this.#running && this.#state.phase === 'loading')) return;
    this.#setState({ phase: 'loading', isAgain: true });
    this.module.abandon();
    void this.#run();
  }

  /** @param since when it was asked for: the card comes in time whichever version is tried */
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
      // Another release has taken the place of the one that failed, and was not tried yet.
      if (this.module.entry !== entry) void this.#run(since);
      else this.#fail(error);
    } finally {
      clearTimeout(slow);
      if (isLatest()) this.#running = false;
    }
  }

  #fail(error: unknown) {
    const { name, version } = this.module.entry;
    // Without a network it is no fault of the part.
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
      // Without a network no further try can end otherwise; its return starts the next.
      const isVain = !navigator.onLine || this.module.isCoolingDown;
      if (delay === undefined || isVain || !goesOn()) throw error;
      await wait(delay);
      return this.#loadWithRetries(later, goesOn);
    }
  }
}
