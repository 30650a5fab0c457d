import { type Drafts, isSameText, isStoreError, type KeptDraft } from '@dayloom/data';
import { type Clock, nowOf } from '@dayloom/domain';

/** A crash loses at most what was typed in this time. Milliseconds. */
const writtenEvery = 300;

interface KeeperOptions {
  readonly key: string;
  readonly drafts: Drafts;
  readonly clock: Clock;
}

/** Writes what is typed into one form, at most every 300 ms. */
export class DraftKeeper {
  readonly key: string;
  readonly #options: KeeperOptions;
  #answered: Promise<void> = Promise.resolve();
  #onAnswer: (failure: unknown) => void = () => undefined;
  #typed = '{}';
  #waiting: KeptDraft['values'] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is on its way to storage. */
  #unsettled: { readonly write: 'set' | 'remove'; readonly draft: KeptDraft } | undefined;
  /** What this form has written last, or found stored. */
  #kept: KeptDraft | undefined;
  /** The last of these that storage has taken. */
  #stored: KeptDraft | undefined;

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
    if (!this.#kept && kept) this.adopt(kept);
    return kept;
  }

  /** @param values what differs from what is stored; nothing where nothing would be lost */
  note(values: KeptDraft['values']) {
    const typed = JSON.stringify(values);
    if (typed === this.#typed) return;
    this.#typed = typed;
    this.#waiting = values;
    if (this.#timer !== undefined) return;
    // The first at once: a page that is left right after a paste has no time to write it. What a form begins with is
    // stored already, and has nothing typed after it wait.
    if (this.#write()) this.#timer = setTimeout(() => this.flush(), writtenEvery);
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
    if (this.#unsettled) this.#options.drafts.leave(this.#unsettled.write, this.#unsettled.draft);
  }

  /** Once storage has answered the last write, whatever it said. */
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
    // A form that begins with its draft has typed nothing: another tab may have typed on.
    else if (this.#kept && isSameText(this.#kept, draft)) return false;
    else this.#put(draft);
    return true;
  }

  /** This draft stands in storage, and in the form from now on. */
  adopt(draft: KeptDraft) {
    this.#kept = this.#stored = draft;
  }

  #put(draft: KeptDraft) {
    this.#kept = draft;
    this.#store('set', draft);
  }

  /** What was typed is saved, or given up. */
  drop() {
    clearTimeout(this.#timer);
    this.#timer = this.#waiting = undefined;
    this.#remove(false);
  }

  /** Another tab has saved or given up a draft of this form: another text that stands here is kept again. */
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
    const unsettled = (this.#unsettled = { write, draft });
    const { drafts } = this.#options;
    this.#answered = (write === 'set' ? drafts.set(draft) : drafts.remove(draft, isEmptied)).then(
      () => {
        if (this.#unsettled === unsettled) this.#unsettled = undefined;
        if (this.#kept === draft) this.#stored = draft;
        this.#onAnswer(undefined);
      },
      (error: unknown) => {
        // What stands in storage is what a save or a cancel takes away.
        if (this.#kept === draft) this.#kept = this.#stored;
        // Whoever has left keeps nothing, and hears nothing.
        if (!isStoreError(error) || error.code !== 'closed') this.#onAnswer(error);
      },
    );
  }
}
