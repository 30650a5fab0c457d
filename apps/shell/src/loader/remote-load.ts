import { createEmitter } from '@dayloom/data';
import type { ReadingComponent } from '@dayloom/platform';
import { slowAfter, startsWithin } from './limits.ts';
import type { RemoteKind } from './module-source.ts';
import type { RemoteModule } from './remote-module.ts';

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
  | { readonly phase: 'ready'; readonly Component: ReadingComponent };

/** The state of one screen or widget of a module, as its boundary shows it. */
export class RemoteLoad {
  #state: RemoteState = { phase: 'loading' };
  readonly #changed = createEmitter();
  /** Number of requests; only the latest may report a failure. */
  #requests = 0;
  #isPending = false;

  constructor(
    readonly module: RemoteModule,
    readonly kind: RemoteKind,
    readonly id: string,
  ) {
    module.onRestart(() => this.#restart());
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
    if (!this.#isPending || this.#state.phase !== 'loading') return Promise.resolve();
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
    const { phase } = this.#state;
    if (this.#isPending || phase === 'ready' || phase === 'refused') return;
    if (!this.module.isResting(this.kind, this.id)) void this.#request();
    else if (phase === 'loading') this.#fail(new Error('it failed a moment ago'));
  }

  /** Repeats a request that failed. */
  #restart() {
    const { phase } = this.#state;
    if (phase !== 'failed' && phase !== 'offline' && phase !== 'refused') return;
    this.#setState({ phase: 'loading', isAgain: true });
    void this.#request();
  }

  /** 'Try again': always starts a request, ignoring caches, earlier failures and requests without an answer. */
  retry() {
    if (this.#state.phase === 'ready' || (this.#isPending && this.#state.phase === 'loading')) return;
    this.#setState({ phase: 'loading', isAgain: true });
    this.module.abandon();
    void this.#request();
  }

  async #request() {
    const request = (this.#requests += 1);
    const isLatest = () => request === this.#requests;
    this.#isPending = this.module.refusal === undefined;
    if (!this.#isPending) return this.#fail(undefined);
    const now = performance.now();
    const slow = setTimeout(
      () => isLatest() && this.#setState({ phase: 'slow' }),
      slowAfter - (now < startsWithin ? now : 0),
    );
    try {
      const Component = await this.module.component(this.kind, this.id, isLatest);
      this.#setState({ phase: 'ready', Component });
    } catch (error) {
      if (isLatest()) this.#fail(error);
    } finally {
      clearTimeout(slow);
      if (isLatest()) this.#isPending = false;
    }
  }

  #fail(error: unknown) {
    const { refusal } = this.module;
    if (refusal !== undefined) this.#setState({ phase: 'refused', reason: refusal });
    else this.#setState({ phase: navigator.onLine ? 'failed' : 'offline', error });
  }
}
