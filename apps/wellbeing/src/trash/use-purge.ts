import { type Change, type DeletedRecord } from '@dayloom/data';
import { useAction, useShell } from '@dayloom/platform';
import { useState } from 'react';
import { goneWith, type TrashItem } from './trash-items.ts';
import { itemsText } from './trash-sentences.ts';

/** What will be deleted permanently after confirmation. */
export interface Asked {
  readonly items: readonly TrashItem[];
  /** How many records will be deleted, including children. */
  readonly count: number;
  readonly isAll: boolean;
}

interface Endings {
  readonly onPurged: () => void;
  readonly onKept: () => void;
}

interface Trash {
  readonly items: readonly TrashItem[];
  readonly deleted: readonly DeletedRecord[];
}

/** Asks for confirmation before permanent deletion. Records that are restored elsewhere are removed from the question. */
export function usePurge({ items, deleted }: Trash, { onPurged, onKept }: Endings) {
  const { store, toasts } = useShell();
  const [chosen, setChosen] = useState<{ readonly keys: ReadonlySet<string>; readonly isAll: boolean }>();
  const still = chosen ? items.filter(({ key }) => chosen.keys.has(key)) : [];
  const asked: Asked | undefined =
    chosen && still.length > 0
      ? { items: still, isAll: chosen.isAll, count: goneWith(still, deleted).length }
      : undefined;
  const purging = useAction(async () => {
    if (!asked) return;
    try {
      await store.commit(
        asked.items.map(({ record: { collection, id } }): Change => ({ type: 'purge', collection, id })),
      );
    } catch (error) {
      return toasts.error('Failed to delete for good', error);
    }
    setChosen(undefined);
    toasts.success(`${itemsText(asked.count)} deleted for good`);
    onPurged();
  });
  const ask = (those: readonly TrashItem[], isAll = false) =>
    setChosen({ keys: new Set(those.map(({ key }) => key)), isAll });
  const cancel = () => {
    setChosen(undefined);
    onKept();
  };
  return { asked, ask, cancel, purge: purging.run, pending: purging.pending };
}
