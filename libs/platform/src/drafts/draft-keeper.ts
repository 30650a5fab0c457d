import { type Drafts, isStoreError, type KeptDraft } from '@dayloom/data';
import { type Clock, nowOf } from '@dayloom/domain';

/** A crash loses at most what was typed in this time. Milliseconds. */
const writtenEvery = 300;

interface KeeperOptions {
  readonly key: string;
  readonly drafts: Drafts;
  readonly clock: Clock;
}

/** Writes what is typed into one form, at most every 300 ms (NT8). */
export class DraftKeeper {
  readonly key: string;
  readonly #options: KeeperOptions;
  #onAnswer: (failure: unknown) => void = () => undefined;
  #typed = '{}';
  #waiting: KeptDraft['values'] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is on its way to storage: a draft, or null for taking one away. */
  #unsettled: KeptDraft | null | undefined;
  /** Whether a draft may be stored. */
  #isKept = false;

  constructor(options: KeeperOptions) {
    this.key = options.key;
    this.#options = options;
  }

  /** Has somebody hear what each write came to; undefined where it succeeded. */
  listen(onAnswer: (failure: unknown) => void) {
    this.#onAnswer = onAnswer;
  }

  async read(): Promise<KeptDraft | undefined> {
    const kept = await this.#options.drafts.get(this.key).catch(() => undefined);
    this.#isKept ||= kept !== undefined;
    return kept;
  }

  /** @param values what differs from what is stored; nothing where nothing would be lost */
  note(values: KeptDraft['values']) {
    const typed = JSON.stringify(values);
    if (typed === this.#typed) return;
    this.#typed = typed;
    this.#waiting = values;
    if (this.#timer !== undefined) return;
    // The first at once: a page that is left right after a paste has no time to write it.
    this.#write();
    this.#timer = setTimeout(() => this.flush(), writtenEvery);
  }

  /** Writes what waits, at once: the form or the page goes. */
  flush() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#write();
  }

  /** As `flush`, for a page that goes: what a write begun now would lose, the tab keeps. */
  leave() {
    this.flush();
    if (this.#unsettled !== undefined) this.#options.drafts.leave(this.key, this.#unsettled ?? undefined);
  }

  #write() {
    const values = this.#waiting;
    this.#waiting = undefined;
    if (!values) return;
    const { clock } = this.#options;
    if (Object.keys(values).length > 0) this.put({ key: this.key, at: nowOf(clock), values });
    else if (this.#isKept) this.#remove();
  }

  put(draft: KeptDraft) {
    this.#isKept = true;
    this.#hear(draft, this.#options.drafts.set(draft));
  }

  /** What was typed is saved, or given up. */
  drop() {
    this.#settle();
    if (this.#isKept) this.#remove();
  }

  #settle() {
    clearTimeout(this.#timer);
    this.#timer = this.#waiting = undefined;
  }

  #remove() {
    this.#isKept = false;
    this.#hear(null, this.#options.drafts.remove(this.key));
  }

  #hear(written: KeptDraft | null, answer: Promise<void>) {
    this.#unsettled = written;
    answer.then(
      () => {
        if (this.#unsettled === written) this.#unsettled = undefined;
        this.#onAnswer(undefined);
      },
      // Whoever has left keeps nothing, and hears nothing.
      (error: unknown) =>
        isStoreError(error) && error.code === 'closed' ? undefined : this.#onAnswer(error),
    );
  }
}
