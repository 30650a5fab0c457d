import type { DayRecord, PlanDay, Repeat } from '@dayloom/domain';
import { computedOn } from '@dayloom/domain/repeats';
import { editOf } from '@dayloom/platform';
import { pick, type Revertible } from './day-changes.ts';
import type { Segments, SeriesFields, SeriesKind } from './series-kind.ts';
import { tickedSteps } from './ticked-steps.ts';

/** The names of the shown fields that a series gives its days; those of its content also if it has none. */
const givenBy = (kind: SeriesKind, computed: DayRecord) => [
  ...new Set([
    ...Object.keys(kind.facts.labels).filter((name) => name in computed),
    ...Object.keys(kind.contentOf(computed)),
  ]),
];

/** Whether a day is done or put off, which no series is. */
export const hasOwnState = (record: DayRecord) =>
  ('completed' in record && record.completed) || 'snoozedUntil' in record;

/** Gives a record what a computed day has. What is done stays done, also each step, and what is put off stays so. */
export function showing(kind: SeriesKind, record: DayRecord, computed: DayRecord = record): Revertible {
  const names = givenBy(kind, computed).filter((name) => name !== 'completed');
  const steps = tickedSteps(kind.contentOf(computed).steps, kind.contentOf(record).steps);
  const kept = pick(record, ['snoozedUntil']);
  const shown = { ...kept, ...pick(computed, names), ...(names.includes('steps') && { steps }) };
  return {
    changes: editOf(kind.facts, record, shown),
    undo: editOf(kind.facts, { ...record, ...shown }, pick(record, names)),
  };
}

/** The stored days of a series from a day on that differ from its computed ones in nothing, ticks and snoozes included. */
export const unchangedDays = <R extends DayRecord>(
  kind: SeriesKind,
  segments: Segments,
  stored: readonly R[],
  day: PlanDay,
): readonly R[] =>
  stored.filter((record) => {
    const { repeat, repeatDay } = record;
    if (repeat !== segments[0].series || repeatDay === undefined || repeatDay < day) return false;
    if (hasOwnState(record)) return false;
    const computed = computedOn(kind.makes, segments, record);
    return (
      computed !== undefined &&
      editOf(kind.facts, record, pick(computed, givenBy(kind, computed))).length === 0
    );
  });

/** Changes the stored days of a series from a day on that differ in nothing as the series is changed. */
export function followDays(
  kind: SeriesKind,
  segments: Segments,
  { stored, day, fields }: { stored: readonly DayRecord[]; day: PlanDay; fields: SeriesFields },
): Revertible {
  const after = segments.map((segment) => ({ ...segment, ...fields }) as Repeat);
  const edits = unchangedDays(kind, segments, stored, day).map((record) =>
    showing(kind, record, computedOn(kind.makes, after, record)),
  );
  return {
    changes: edits.flatMap(({ changes }) => changes),
    undo: edits.flatMap(({ undo }) => undo),
  };
}
