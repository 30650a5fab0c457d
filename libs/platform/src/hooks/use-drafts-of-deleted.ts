import { type DeletedRecord, type KeptDraft, restore } from '@dayloom/data';
import { type Collection, isolated } from '@dayloom/domain';
import { useEffect, useState } from 'react';
import { recordDraftKey } from '../drafts/record-draft-key.ts';
import { useSave } from './use-save.ts';
import { useShell } from '../shell-context.ts';

/** What was typed into a record that has been deleted since and can be restored. */
export interface DraftOfDeleted {
  readonly id: string;
  /** 'The note "Lisbon" was deleted. What you had typed into it is kept.' */
  readonly sentence: string;
  /** Brings the record back; its form begins with the draft. */
  restore(): Promise<void>;
  /** Gives up what was typed, and offers to take that back. */
  drop(): Promise<void>;
}

interface Found {
  /** What was typed into its form, and into lines below it. */
  readonly drafts: readonly KeptDraft[];
  readonly deleted: DeletedRecord;
}

/** What cannot be read leaves the drafts where they are; the screen itself tells of storage that fails. */
const ignore = () => undefined;

/** The drafts of a collection whose records were deleted in the last 30 days, here or elsewhere. */
export function useDraftsOfDeleted(collection: Collection): readonly DraftOfDeleted[] {
  const { store, toasts } = useShell();
  const save = useSave();
  const [found, setFound] = useState<readonly Found[]>([]);
  const word = collection.words.one.toLowerCase();
  useEffect(() => {
    let trash: readonly DeletedRecord[] = [];
    let stop: (() => void) | undefined;
    let ended = false;
    const read = async () => {
      const kept = await store.drafts.under(recordDraftKey(collection, ''));
      if (ended) return;
      // Without a draft nobody reads the trash.
      if (kept.length > 0)
        stop ??= store.watchDeleted((deleted) => {
          trash = deleted.filter((record) => record.collection === collection.name);
          update();
        }, ignore);
      const draftsOf = (id: string) =>
        kept.filter(({ key }) => `${key}/`.startsWith(`${recordDraftKey(collection, id)}/`));
      const now = trash
        .map((deleted) => ({ deleted, drafts: draftsOf(deleted.id) }))
        .filter(({ drafts }) => drafts.length > 0);
      // Every few letters typed lead here: nothing is drawn anew for them.
      setFound((before) => (before.length + now.length === 0 ? before : now));
    };
    const update = () => void read().catch(ignore);
    const end = store.drafts.onWrite(update);
    update();
    return () => {
      ended = true;
      end();
      stop?.();
    };
  }, [store, collection]);

  return found.map(({ drafts, deleted: { id, fields } }) => ({
    id,
    sentence: `The ${word} “${isolated(String(fields[collection.titleField ?? '']))}” was deleted. What you had typed into it is kept.`,
    async restore() {
      await save([restore(collection, id)], {
        done: `${collection.words.one} restored`,
        failed: `Failed to restore the ${word}`,
      });
    },
    async drop() {
      try {
        for (const draft of drafts) await store.drafts.remove(draft);
      } catch (error) {
        return toasts.error('Failed to drop the draft', error);
      }
      toasts.success('Draft dropped', {
        undo: async () => {
          for (const draft of drafts) await store.drafts.set(draft);
        },
      });
    },
  }));
}
