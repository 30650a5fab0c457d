import type { BrokenRecord } from '@dayloom/data';
import type { CollectionName } from '@dayloom/domain';

type Listener = (broken: readonly BrokenRecord[]) => void;

export interface BrokenRecords {
  /** Adds the broken records of one read and drops the known ones that are now repaired or deleted (`isFixed`). */
  note(collection: CollectionName, broken: readonly BrokenRecord[], isFixed: (id: string) => boolean): void;
  idsIn(collection: CollectionName): readonly string[];
  watch(listener: Listener): () => void;
}

/** The broken records found so far. */
export function brokenRecords(): BrokenRecords {
  const found = new Map<string, BrokenRecord>();
  const listeners = new Set<Listener>();
  const keyOf = ({ collection, id }: BrokenRecord) => `${collection}/${id}`;
  const isNew = (record: BrokenRecord) => found.get(keyOf(record))?.reason !== record.reason;

  return {
    note(collection, broken, isFixed) {
      const fixed = [...found.values()].filter(
        (record) => record.collection === collection && isFixed(record.id),
      );
      const added = broken.filter(isNew);
      if (fixed.length + added.length === 0) return;
      for (const record of fixed) found.delete(keyOf(record));
      for (const record of added) found.set(keyOf(record), record);
      for (const listener of [...listeners]) listener([...found.values()]);
    },
    idsIn: (collection) =>
      [...found.values()].filter((record) => record.collection === collection).map(({ id }) => id),
    watch(listener) {
      listeners.add(listener);
      listener([...found.values()]);
      return () => void listeners.delete(listener);
    },
  };
}
