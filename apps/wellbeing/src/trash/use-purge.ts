import type { DeletedRecord } from '@dayloom/data';
import { useAction, useShell } from '@dayloom/platform';
import { useState } from 'react';
import { commitPossible, type Rejected } from './commit-possible.ts';
import { goneWith, segmentsOf, type TrashItem } from './trash-items.ts';
import { itemsText, restoredMeanwhile } from './trash-sentences.ts';

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
    let rejected: readonly Rejected[];
    try {
      const records = asked.items.map(({ record }) => record);
      rejected = await commitPossible('purge', [...records, ...segmentsOf(records, deleted)], store);
    } catch (error) {
      return toasts.error('Failed to delete for good', error);
    }
    setChosen(undefined);
    const isKept = new Set(rejected.map(({ record }) => record));
    const kept = asked.items.filter(({ record }) => isKept.has(record));
    const gone = goneWith(
      asked.items.filter((item) => !kept.includes(item)),
      deleted,
    );
    const detail = kept.length > 0 ? { detail: restoredMeanwhile(kept) } : {};
    if (gone.length > 0) toasts.success(`${itemsText(gone.length)} deleted for good`, detail);
    else toasts.warning(`Nothing was deleted for good. ${restoredMeanwhile(kept)}`);
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
