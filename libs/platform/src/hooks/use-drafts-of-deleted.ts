import { type DeletedRecord, type KeptDraft, restore } from '@dayloom/data';
import type { Collection } from '@dayloom/domain';
import { useCallback, useEffect, useState } from 'react';
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
  readonly draft: KeptDraft;
  readonly deleted: DeletedRecord;
}

/** The drafts of a collection whose records were deleted in the last 30 days, here or elsewhere (NT8). */
export function useDraftsOfDeleted(collection: Collection): readonly DraftOfDeleted[] {
  const { store, toasts } = useShell();
  const save = useSave();
  const [found, setFound] = useState<readonly Found[]>([]);
  const word = collection.words.one.toLowerCase();
  const read = useCallback(
    async (trash: readonly DeletedRecord[]) => {
      const kept = new Map((await store.drafts.under(`${word}/`)).map((draft) => [draft.key, draft]));
      setFound(
        trash.flatMap((deleted) => {
          const draft = deleted.collection === collection.name && kept.get(`${word}/${deleted.id}`);
          return draft ? [{ draft, deleted }] : [];
        }),
      );
    },
    [store, word, collection],
  );
  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    // A list that cannot be read leaves the drafts where they are; the screen itself tells of storage that fails.
    const ignore = () => undefined;
    // Without a draft nobody reads the trash.
    const begin = async () => {
      const kept = await store.drafts.under(`${word}/`);
      if (ended || kept.every(({ key }) => key === `${word}/new`)) return;
      stop = store.watchDeleted((trash) => void read(trash).catch(ignore), ignore);
    };
    void begin().catch(ignore);
    return () => {
      ended = true;
      stop?.();
    };
  }, [store, word, read]);

  return found.map(({ draft, deleted: { id, fields } }) => ({
    id,
    sentence: `The ${word} “${String(fields[collection.titleField ?? ''])}” was deleted. What you had typed into it is kept.`,
    async restore() {
      await save([restore(collection, id)], {
        done: `${collection.words.one} restored`,
        failed: `Failed to restore the ${word}`,
      });
    },
    async drop() {
      try {
        await store.drafts.remove(draft.key);
      } catch (error) {
        return toasts.error('Failed to drop the draft', error);
      }
      setFound((before) => before.filter(({ deleted }) => deleted.id !== id));
      const undo = async () => {
        await store.drafts.set(draft);
        setFound((now) => [...now, ...found.filter(({ deleted }) => deleted.id === id)]);
      };
      toasts.success('Draft dropped', { undo });
    },
  }));
}
