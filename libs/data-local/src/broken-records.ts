import type { BrokenRecord } from '@dayloom/data';
import type { CollectionName } from '@dayloom/domain';

type Listener = (broken: readonly BrokenRecord[]) => void;

export interface BrokenRecords {
  /** Takes in what one reading met: broken records, and the ids that read well or are gone. */
  note(collection: CollectionName, broken: readonly BrokenRecord[], well: (id: string) => boolean): void;
  idsIn(collection: CollectionName): readonly string[];
  watch(listener: Listener): () => void;
}

/** The broken records met so far. */
export function brokenRecords(): BrokenRecords {
  const met = new Map<string, BrokenRecord>();
  const listeners = new Set<Listener>();
  const keyOf = ({ collection, id }: BrokenRecord) => `${collection}/${id}`;
  const isNews = (record: BrokenRecord) => met.get(keyOf(record))?.reason !== record.reason;

  return {
    note(collection, broken, well) {
      const healed = [...met.values()].filter(
        (record) => record.collection === collection && well(record.id),
      );
      const added = broken.filter(isNews);
      if (healed.length + added.length === 0) return;
      for (const record of healed) met.delete(keyOf(record));
      for (const record of added) met.set(keyOf(record), record);
      for (const listener of [...listeners]) listener([...met.values()]);
    },
    idsIn: (collection) =>
      [...met.values()].filter((record) => record.collection === collection).map(({ id }) => id),
    watch(listener) {
      listeners.add(listener);
      listener([...met.values()]);
      return () => void listeners.delete(listener);
    },
  };
}
