import { type DeletedRecord, type KeptDraft, restore } from '@dayloom/data';
import { type CollectionName, isolated, type KindFacts } from '@dayloom/domain';
import { useEffect, useState } from 'react';
import { recordDraftKey } from '../drafts/record-draft-key.ts';
import { useSave } from './use-save.ts';
import { useShell } from '../shell-context.ts';

/** The draft of a record that was deleted and can be restored. */
export interface DraftOfDeleted {
  readonly id: string;
  /** 'The note "Lisbon" was deleted. What you had typed into it is kept.' */
  readonly sentence: string;
  /** Restores the record; its form then begins with the draft. */
  restore(): Promise<void>;
  /** Removes the draft, and offers Undo. */
  drop(): Promise<void>;
}

interface Found {
  /** The drafts of its form, and of forms below it. */
  readonly drafts: readonly KeptDraft[];
  readonly deleted: DeletedRecord;
}

/** Read errors are ignored: the drafts stay in storage, and the screen itself reports storage errors. */
const ignore = () => undefined;

/** The drafts of records in a collection that were deleted in the last 30 days, on any device. */
export function useDraftsOfDeleted(kind: KindFacts<CollectionName>): readonly DraftOfDeleted[] {
  const { store, toasts } = useShell();
  const save = useSave();
  const [found, setFound] = useState<readonly Found[]>([]);
  const word = kind.words.one.toLowerCase();
  useEffect(() => {
    let trash: readonly DeletedRecord[] = [];
    let stop: (() => void) | undefined;
    let ended = false;
    const read = async () => {
      const kept = await store.drafts.under(recordDraftKey(kind, ''));
      if (ended) return;
      // The trash is only read if there is a draft.
      if (kept.length > 0)
        stop ??= store.watchDeleted((deleted) => {
          trash = deleted.filter((record) => record.collection === kind.name);
          update();
        }, ignore);
      const draftsOf = (id: string) =>
        kept.filter(({ key }) => `${key}/`.startsWith(`${recordDraftKey(kind, id)}/`));
      const now = trash
        .map((deleted) => ({ deleted, drafts: draftsOf(deleted.id) }))
        .filter(({ drafts }) => drafts.length > 0);
      // This runs after every few letters typed, so an unchanged empty list must not render again.
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
  }, [store, kind]);

  return found.map(({ drafts, deleted: { id, fields } }) => ({
    id,
    sentence: `The ${word} “${isolated(String(fields[kind.titleField ?? '']))}” was deleted. What you had typed into it is kept.`,
    async restore() {
      await save([restore(kind.name, id)], {
        done: `${kind.words.one} restored`,
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
