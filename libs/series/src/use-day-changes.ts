import { type DayRecord, type DayRecords, isComputed, type Makes } from '@dayloom/domain';
import { editOf, useSave } from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import type { DayChange } from './change-all.ts';
import { changing, changingBack, removing, restoring } from './day-changes.ts';
import type { SeriesKind } from './series-kind.ts';
import { useAll } from './use-all.ts';

/** What an edit gives a day of a series. */
function changeOf(kind: SeriesKind, before: DayRecord, after: DayRecord): DayChange['to'] {
  const [earlier, times] = [kind.timesOf(before), kind.timesOf(after)];
  const day = kind.dayOf(after);
  return {
    ...(after.title !== before.title && { title: after.title }),
    ...((times.time !== earlier.time || times.endTime !== earlier.endTime) && times),
    ...(day !== undefined && day !== kind.dayOf(before) && { day }),
  };
}

/** Edits and deletes records, each with 'Undo'; of a series, one day alone. */
export function useDayChanges<M extends Makes>(kind: SeriesKind<M>) {
  const save = useSave();
  const all = useAll(kind);
  return {
    edit(record: DayRecords[M], fields: Partial<DayRecords[M]>) {
      const after: DayRecords[M] = { ...record, ...fields };
      const day = kind.dayOf(after);
      const edit = editOf<typeof kind.facts.name>(kind.facts, record, fields);
      const undo = changingBack(record, editOf(kind.facts, after, record), day);
      return save(edit.length > 0 ? changing(kind, record, edit, day) : [], {
        ...outcomeOf(kind.facts, 'update'),
        undo,
        detail: after.title,
        ...all({ record, to: changeOf(kind, record, after), undo }),
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
