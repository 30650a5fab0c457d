import { remove } from '@dayloom/data';
import { type DayRecord, type DayRecords, isComputed, type Makes } from '@dayloom/domain';
import { editOf, useSave } from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import { changing, changingBack, pick, removing, restoring } from './day-changes.ts';
import type { SeriesKind } from './series-kind.ts';
import { useAll } from './use-all.ts';

const snoozeOf = (record: DayRecord) =>
  'snoozedUntil' in record ? { snoozedUntil: record.snoozedUntil } : {};

/** Edits and deletes records, each with 'Undo'; of a series, one day alone. */
export function useDayChanges<M extends Makes>(kind: SeriesKind<M>) {
  const save = useSave();
  const all = useAll(kind);
  const { name } = kind.facts;
  return {
    edit(record: DayRecords[M], fields: Partial<DayRecords[M]>) {
      const after: DayRecords[M] = { ...record, ...fields };
      const day = kind.dayOf(after);
      const edit = editOf<typeof name>(kind.facts, record, fields);
      // A day that had no record is computed again.
      const back = isComputed(record)
        ? [remove(name, record.id)]
        : editOf<typeof name>(kind.facts, after, pick(record, Object.keys(fields)), snoozeOf(record));
      const undo = changingBack(record, back, day);
      return save(edit.length > 0 ? changing(kind, record, edit, day) : [], {
        ...outcomeOf(kind.facts, 'update'),
        undo,
        detail: after.title,
        ...all({ record, after, undo }),
      });
    },
    erase: (record: DayRecords[M], done?: string) =>
      save(removing(kind, record), {
        done: done ?? (isComputed(record) ? 'Skipped' : outcomeOf(kind.facts, 'delete').done),
        failed: outcomeOf(kind.facts, 'delete').failed,
        undo: restoring(kind, record),
        detail: record.title,
      }),
  };
}
