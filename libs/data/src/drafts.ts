import type { Instant } from '@dayloom/domain';

/** Text that was typed into a form and is not saved. */
export interface KeptDraft {
  /** The form it was typed into: 'note/new', 'goals/<id>'. */
  readonly key: string;
  /** When it was typed last. */
  readonly at: Instant;
  /** The fields that differ from what is stored, as the form holds them. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Whether both hold the same text, whenever it was typed. */
export const isSameText = (one: KeptDraft, other: KeptDraft) =>
  JSON.stringify(one.values) === JSON.stringify(other.values);

/**
 * Drafts of one user on this device, in the database of the user and gone with it. No record: nothing of it is synced,
 * listed, counted or searched. Every operation rejects with a StoreError.
 */
export interface Drafts {
  get(key: string): Promise<KeptDraft | undefined>;
  /** The drafts whose keys begin with these letters: 'notes/' for those of all notes. */
  under(prefix: string): Promise<readonly KeptDraft[]>;
  /** Durable once it resolves; of two tabs the later one wins. */
  set(draft: KeptDraft): Promise<void>;
  /**
   * Takes this text away; what another tab has typed over it stays. The other tabs are told that it is saved or given
   * up, not where its fields were only emptied (`isEmptied`).
   */
  remove(draft: KeptDraft, isEmptied?: boolean): Promise<void>;
  /**
   * For a page that goes and has no time for the write it has begun. Holds for the tab's next page; `set` and `remove`
   * outrank it once they resolve. Never throws.
   */
  leave(write: 'set' | 'remove', draft: KeptDraft): void;
  /** Called with each draft that another tab has removed. @returns what ends it */
  onRemoved(listener: (draft: KeptDraft) => void): () => void;
  /** Called after each write of this page. @returns what ends it */
  onWrite(listener: () => void): () => void;
}
