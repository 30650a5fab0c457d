import { type BrokenRecord, createEmitter } from '@dayloom/data';
import type { CollectionName } from '@dayloom/domain';
import { keyAt } from '../database/user-database.ts';

export function brokenRecords() {
  const found = new Map<string, BrokenRecord>();
  const changed = createEmitter<readonly BrokenRecord[]>();
  const isNew = (record: BrokenRecord) => found.get(keyAt(record))?.reason !== record.reason;
  const inCollection = (collection: CollectionName) =>
    [...found.values()].filter((record) => record.collection === collection);

  return {
    /** Adds the broken records of one read and drops the known ones that are now repaired or deleted (`isFixed`). */
    note(collection: CollectionName, broken: readonly BrokenRecord[], isFixed: (id: string) => boolean) {
      const fixed = inCollection(collection).filter(({ id }) => isFixed(id));
      const added = broken.filter(isNew);
      if (fixed.length + added.length === 0) return;
      for (const record of fixed) found.delete(keyAt(record));
      for (const record of added) found.set(keyAt(record), record);
      changed.emit([...found.values()]);
    },
    idsIn: (collection: CollectionName) => inCollection(collection).map(({ id }) => id),
    watch(listener: (broken: readonly BrokenRecord[]) => void) {
      listener([...found.values()]);
      return changed.subscribe(listener);
    },
  };
}
