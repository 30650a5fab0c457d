import { useState } from 'react';
import { recordKey, type TrashItem } from './trash-items.ts';

/** The selection among the shown items; hidden items are never selected. */
export function useChoice(shown: readonly TrashItem[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ key }) => keys.has(key));
  const isAll = shown.length > 0 && chosen.length === shown.length;
  return {
    chosen,
    isAll,
    isChosen: (key: string) => keys.has(key),
    toggle: (key: string) =>
      setKeys(
        (before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]),
      ),
    toggleAll: () => setKeys(new Set(isAll ? [] : shown.map(({ key }) => key))),
    clear: () => setKeys(new Set()),
    /** Deselects these; the others stay selected. */
    leaveOut: (left: readonly Pick<TrashItem, 'record'>[]) => {
      const gone = new Set(left.map(({ record }) => recordKey(record)));
      setKeys((before) => new Set([...before].filter((key) => !gone.has(key))));
    },
  };
}

export type Choice = ReturnType<typeof useChoice>;
