import { type Drafts, isSameText, isStoreClosed, type KeptDraft } from '@dayloom/data';
import { type Clock, nowOf } from '@dayloom/domain';

/** Milliseconds between writes: the most typing that a crash can lose. */
const writtenEvery = 300;

interface KeeperOptions {
  readonly key: string;
  readonly drafts: Drafts;
  readonly clock: Clock;
}

/** Stores the draft of one form while the user types, at most every 300 ms. */
export class DraftKeeper {
  readonly key: string;
  readonly #options: KeeperOptions;
  #answered: Promise<void> = Promise.resolve();
  #onAnswer: (failure: unknown) => void = () => undefined;
  #typed = '{}';
  #waiting: KeptDraft['values'] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The write that storage has not acknowledged. */
  #pendingWrite: { readonly write: 'set' | 'remove'; readonly draft: KeptDraft } | undefined;
  /** The last draft that this form has written or found in storage. */
  #kept: KeptDraft | undefined;
  /** The last draft that storage has acknowledged. */
  #stored: KeptDraft | undefined;

  constructor(options: KeeperOptions) {
    this.key = options.key;
    this.#options = options;
  }

  /** Sets the callback for the result of each write: the error, or undefined after success. */
  listen(onAnswer: (failure: unknown) => void) {
    this.#onAnswer = onAnswer;
  }

  async read(): Promise<KeptDraft | undefined> {
    const kept = await this.#options.drafts.get(this.key).catch(() => undefined);
    if (!this.#kept && kept) this.adopt(kept);
    return kept;
  }

  /** @param values the values that differ from the stored record; empty if nothing would be lost */
  note(values: KeptDraft['values']) {
    const typed = JSON.stringify(values);
    if (typed === this.#typed) return;
    this.#typed = typed;
    this.#waiting = values;
    if (this.#timer !== undefined) return;
    // The first write is immediate, because the page may be left right after a paste. Initial values that are stored
    // already cause no write, and so do not delay the next one.
    if (this.#write()) this.#timer = setTimeout(() => this.flush(), writtenEvery);
  }

  /** Writes pending values immediately, because the form or the page is closing. */
  flush() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#write();
  }

  /** Like `flush`, when the page is being left: the tab keeps a write that may not finish. */
  leave() {
    this.flush();
    if (this.#pendingWrite) this.#options.drafts.leave(this.#pendingWrite.write, this.#pendingWrite.draft);
  }

  /** Resolves when storage has responded to the last write, whether it succeeded or not. */
  get answered(): Promise<void> {
    return this.#answered;
  }

  /** @returns whether there was something to write */
  #write(): boolean {
    const values = this.#waiting;
    this.#waiting = undefined;
    if (!values) return false;
    const draft = { key: this.key, at: nowOf(this.#options.clock), values };
    if (Object.keys(values).length === 0) this.#remove(true);
    // A form that only shows its draft must not overwrite what another tab has typed since.
    else if (this.#kept && isSameText(this.#kept, draft)) return false;
    else this.#put(draft);
    return true;
  }

  /** Uses a draft that is already in storage. */
  adopt(draft: KeptDraft) {
    this.#kept = this.#stored = draft;
  }

  #put(draft: KeptDraft) {
    this.#kept = draft;
    this.#store('set', draft);
  }

  /** Removes the draft after its text was saved or cancelled. */
  drop() {
    clearTimeout(this.#timer);
    this.#timer = this.#waiting = undefined;
    this.#remove(false);
  }

  /** Another tab has removed a draft of this form. If this form has other text, it is stored again. */
  lose(draft: KeptDraft) {
    this.flush();
    if (!this.#kept) return;
    if (isSameText(this.#kept, draft)) this.#kept = this.#stored = undefined;
    else this.#put(this.#kept);
  }

  #remove(isEmptied: boolean) {
    const draft = this.#kept;
    this.#kept = this.#stored = undefined;
    if (draft) this.#store('remove', draft, isEmptied);
  }

  #store(write: 'set' | 'remove', draft: KeptDraft, isEmptied?: boolean) {
    const pending = (this.#pendingWrite = { write, draft });
    const { drafts } = this.#options;
    this.#answered = (write === 'set' ? drafts.set(draft) : drafts.remove(draft, isEmptied)).then(
      () => {
        if (this.#pendingWrite === pending) this.#pendingWrite = undefined;
        if (this.#kept === draft) this.#stored = draft;
        this.#onAnswer(undefined);
      },
      (error: unknown) => {
        // After a failed write, a save or cancel must remove the draft that is still in storage.
        if (this.#kept === draft) this.#kept = this.#stored;
        // After sign-out, store errors are ignored.
        if (!isStoreClosed(error)) this.#onAnswer(error);
      },
    );
  }
}
