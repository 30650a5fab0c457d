import type { DeletedRecord } from '@dayloom/data';
import { useAction, useShell } from '@dayloom/platform';
import { useState } from 'react';
import { type NotRestored, restoreItems } from './restore-items.ts';
import { titleOf, type TrashItem } from './trash-items.ts';
import { restoredText } from './trash-sentences.ts';

type Chosen = readonly Pick<TrashItem, 'record'>[];

/** Restores the selected items; reports those that could not be restored, until the next attempt. */
export function useRestore(deleted: readonly DeletedRecord[], onRestored: (restored: Chosen) => void) {
  const { store, toasts } = useShell();
  const [notRestored, setNotRestored] = useState<readonly NotRestored[]>([]);
  const restoring = useAction(async (chosen: Chosen) => {
    let left: readonly NotRestored[];
    try {
      left = await restoreItems(chosen, deleted, store);
    } catch (error) {
      return toasts.error('Failed to restore', error);
    }
    setNotRestored(left);
    const stayed = new Set(left.map(({ record }) => record));
    const restored = chosen.filter(({ record }) => !stayed.has(record));
    const [first] = restored;
    if (!first) return;
    toasts.success(restoredText(restored), restored.length === 1 ? { detail: titleOf(first.record) } : {});
    onRestored(restored);
  });
  return { restore: restoring.run, pending: restoring.pending, notRestored };
}
