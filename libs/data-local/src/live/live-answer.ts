import type { PendingCommit } from './pending-commits.ts';

export interface LiveOptions<Raw, Shown> {
  /** Reads what is stored; `began` is called once its transaction exists. */
  readonly read: (began: () => void) => Promise<Raw>;
  /** Builds the value for `next`: the stored data with the pending commits applied. */
  readonly show: (raw: Raw, commits: readonly PendingCommit[], before: Shown | undefined) => Shown;
  readonly isSame: (a: Shown, b: Shown) => boolean;
  /** The pending commits, oldest first. */
  readonly pending: () => readonly PendingCommit[];
  readonly next: (shown: Shown) => void;
  readonly fail: (error: unknown) => void;
}

/** A live query. `next` receives the first value and every different one, `fail` the error that ends the watch. */
export class LiveAnswer<Raw, Shown> {
  readonly #options: LiveOptions<Raw, Shown>;
  #state: 'idle' | 'reading' | 'stale' | 'ended' = 'idle';
  #reading: Promise<void> = Promise.resolve();
  #stored: { readonly raw: Raw; readonly included: ReadonlySet<PendingCommit> } | undefined;
  #shown: { readonly value: Shown } | undefined;

  constructor(options: LiveOptions<Raw, Shown>) {
    this.#options = options;
    void this.refresh();
  }

  /** Reads again. Calls during a read cause one more read. Resolves when the value is current or the watch has ended. */
  refresh(): Promise<void> {
    if (this.#state === 'reading') this.#state = 'stale';
    if (this.#state === 'idle')
      this.#reading = this.#readUntilFresh().catch((error: unknown) => {
        if (this.#isNow('ended')) return;
        this.#state = 'ended';
        this.#options.fail(error);
      });
    return this.#reading;
  }

  /** Applies the pending commits again, after a commit has started or was rejected. */
  apply() {
    if (!this.#stored || this.#isNow('ended')) return;
    const { raw, included } = this.#stored;
    const remaining = this.#options.pending().filter((commit) => !included.has(commit));
    const value = this.#options.show(raw, remaining, this.#shown?.value);
    if (this.#shown && this.#options.isSame(this.#shown.value, value)) return;
    const shown = { value };
    this.#shown = shown;
    // In a separate task, so that an error in the listener is not reported as an error of the store.
    queueMicrotask(() => {
      if (!this.#isNow('ended') && this.#shown === shown) this.#options.next(value);
    });
  }

  get shown(): Shown | undefined {
    return this.#shown?.value;
  }

  end() {
    this.#state = 'ended';
  }

  #isNow(phase: 'idle' | 'reading' | 'stale' | 'ended') {
    return this.#state === phase;
  }

  async #readUntilFresh(): Promise<void> {
    this.#state = 'reading';
    // The read includes the commits whose transactions were created before its own, and no later ones.
    let included: ReadonlySet<PendingCommit> = new Set();
    const raw = await this.#options.read(() => {
      included = new Set(this.#options.pending().filter(({ hasBegun }) => hasBegun));
    });
    if (this.#isNow('ended')) return;
    this.#stored = { raw, included };
    this.apply();
    if (this.#isNow('stale')) return this.#readUntilFresh();
    this.#state = 'idle';
  }
}
