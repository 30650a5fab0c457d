import type { Instant } from '@dayloom/domain';

/** Text typed into a form and not saved. */
export interface KeptDraft {
  /** The form it belongs to: 'note/new', 'goals/<id>'. */
  readonly key: string;
  /** When it was last changed. */
  readonly at: Instant;
  /** The fields that differ from the stored record, as form values. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Whether both have the same text; the time is ignored. */
export const isSameText = (one: KeptDraft, other: KeptDraft) =>
  JSON.stringify(one.values) === JSON.stringify(other.values);

/**
 * The drafts of one user on this device, stored in the user's database and deleted with it. Drafts are not records:
 * they are never synced, listed, counted or searched. Every operation rejects with a StoreError.
 */
export interface Drafts {
  get(key: string): Promise<KeptDraft | undefined>;
  /** The drafts whose keys start with this prefix: 'notes/' for those of all notes. */
  under(prefix: string): Promise<readonly KeptDraft[]>;
  /** Durable once it resolves. If two tabs write, the later one wins. */
  set(draft: KeptDraft): Promise<void>;
  /**
   * Removes this draft, unless another tab has typed a newer text. The other tabs are notified that it is saved or
   * discarded, except when its fields were only emptied (`isEmptied`).
   */
  remove(draft: KeptDraft, isEmptied?: boolean): Promise<void>;
  /**
   * For a page that is being closed and cannot finish an asynchronous write. Applies to the tab's next page; a `set`
   * or `remove` that resolves takes precedence. Never throws.
   */
  leave(write: 'set' | 'remove', draft: KeptDraft): void;
  /** Called with each draft that another tab removes. @returns a function that unsubscribes */
  onRemoved(listener: (draft: KeptDraft) => void): () => void;
  /** Called after each write of this page. @returns a function that unsubscribes */
  onWrite(listener: () => void): () => void;
}
