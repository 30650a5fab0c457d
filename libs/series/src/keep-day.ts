import { remove } from '@dayloom/data';
import { type DayRecord, isComputed, type PlanDay, type Repeat } from '@dayloom/domain';
import { computedOn } from '@dayloom/domain/repeats';
import { removing, restoring, type Revertible, storing } from './day-changes.ts';
import { endSeries } from './series-changes.ts';
import type { Segments, SeriesFields, SeriesKind } from './series-kind.ts';
import { showing, unchangedDays } from './stored-days.ts';

/** Gives a day of a series what was typed for it, at the day for which it is planned. */
function typing(kind: SeriesKind, segments: Segments, record: DayRecord, typed: SeriesFields): Revertible {
  const [segment, planned] = [segments[0], kind.dayOf(record)];
  if (planned === undefined) return { changes: [], undo: [] };
  const own = { title: record.title, ...kind.timesOf(record), ...kind.contentOf(record) };
  const asTyped = { ...segment, first: planned, ...own, ...typed } as Repeat;
  return showing(
    kind,
    record,
    computedOn(kind.makes, [asTyped], { repeat: segment.series, repeatDay: planned }),
  );
}

interface KeptDay {
  readonly record: DayRecord;
  /** The day from which the series ends. */
  readonly from: PlanDay;
  /** What was typed for the day. */
  readonly typed: SeriesFields;
  readonly stored: readonly DayRecord[];
}

/**
 * Ends a series from a day on and keeps one of its days, which is then a single record. A day before stays as it is.
 */
export function keepDay(
  kind: SeriesKind,
  segments: Segments,
  { record, from, typed, stored }: KeptDay,
): Revertible {
  const ended = endSeries(segments, from);
  const gone = unchangedDays(kind, segments, stored, from).filter(({ id }) => id !== record.id);
  const isBefore = (kind.dayOf(record) ?? from) < from;
  const edit = isBefore ? { changes: [], undo: [] } : typing(kind, segments, record, typed);
  const isStored = !isBefore && isComputed(record);
  return {
    changes: [
      ...ended.changes,
      ...gone.flatMap((one) => removing(kind, one)),
      ...(isStored ? storing(kind, record) : []),
      ...edit.changes,
    ],
    undo: [
      ...ended.undo,
      ...gone.flatMap((one) => restoring(kind, one)),
      ...(isStored ? [remove(kind.facts.name, record.id)] : edit.undo),
    ],
  };
}
