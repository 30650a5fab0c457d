import type { PendingCommit } from './pending-commits.ts';

export interface LiveOptions<Raw, Shown> {
  /** Reads what is stored; `began` is called once its transaction exists. */
  readonly read: (began: () => void) => Promise<Raw>;
  /** What is told: what is stored, with commits applied that are on their way. */
  readonly show: (raw: Raw, commits: readonly PendingCommit[], before: Shown | undefined) => Shown;
  readonly isSame: (a: Shown, b: Shown) => boolean;
  /** Commits on their way, oldest first. */
  readonly pending: () => readonly PendingCommit[];
  readonly next: (shown: Shown) => void;
  readonly fail: (error: unknown) => void;
}

/** An answer that is kept fresh: `next` hears the first one and every one that differs, `fail` the error that ends it. */
export class LiveAnswer<Raw, Shown> {
  readonly #options: LiveOptions<Raw, Shown>;
  #state: 'idle' | 'reading' | 'stale' | 'ended' = 'idle';
  #reading: Promise<void> = Promise.resolve();
  #stored: { readonly raw: Raw; readonly seen: ReadonlySet<PendingCommit> } | undefined;
  #shown: { readonly value: Shown } | undefined;

  constructor(options: LiveOptions<Raw, Shown>) {
    this.#options = options;
    void this.refresh();
  }

  /** Reads again; calls during a reading add up to one more. Resolves when the answer is fresh or the watch ended. */
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

  /** Applies what is on its way anew, after a commit has begun or was refused. */
  apply() {
    if (!this.#stored || this.#isNow('ended')) return;
    const { raw, seen } = this.#stored;
    const unseen = this.#options.pending().filter((commit) => !seen.has(commit));
    const value = this.#options.show(raw, unseen, this.#shown?.value);
    if (this.#shown && this.#options.isSame(this.#shown.value, value)) return;
    const shown = { value };
    this.#shown = shown;
    // Apart from the reading, so that an error of the listener is its own and not the store's.
    queueMicrotask(() => {
      if (!this.#isNow('ended') && this.#shown === shown) this.#options.next(value);
    });
  }

  /** What is shown at the moment. */
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
    // A transaction sees those that were made before it, and no later one.
    let seen: ReadonlySet<PendingCommit> = new Set();
    const raw = await this.#options.read(() => {
      seen = new Set(this.#options.pending().filter(({ hasBegun }) => hasBegun));
    });
    if (this.#isNow('ended')) return;
    this.#stored = { raw, seen };
    this.apply();
    if (this.#isNow('stale')) return this.#readUntilFresh();
    this.#state = 'idle';
  }
}
