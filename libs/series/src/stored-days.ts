import type { DayRecord, PlanDay, Repeat } from '@dayloom/domain';
import { computedOn } from '@dayloom/domain/repeats';
import { editOf } from '@dayloom/platform';
import type { Revertible } from './day-changes.ts';
import type { Segments, SeriesFields, SeriesKind } from './series-kind.ts';
import { tickedSteps } from './ticked-steps.ts';

function pick(record: DayRecord, names: readonly string[]): Partial<DayRecord> {
  const values: Readonly<Record<string, unknown>> = { ...record };
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** The names of the shown fields that a series gives its days; note and steps also if it has none. */
const givenBy = (kind: SeriesKind, computed: DayRecord) => [
  ...new Set([
    ...Object.keys(kind.facts.labels).filter((name) => name in computed),
    ...Object.keys(kind.contentOf(computed)),
  ]),
];

/** Gives a record what a computed day has. What is done stays done: the task, and each of its steps. */
export function showing(kind: SeriesKind, record: DayRecord, computed: DayRecord = record): Revertible {
  const names = givenBy(kind, computed).filter((name) => name !== 'completed');
  const steps = tickedSteps(kind.contentOf(computed).steps, kind.contentOf(record).steps);
  const shown = { ...pick(computed, names), ...(names.includes('steps') && { steps }) };
  return {
    changes: editOf(kind.facts, record, shown),
    undo: editOf(kind.facts, { ...record, ...shown }, pick(record, names)),
  };
}

/** The stored days of a series from a day on that differ from its computed ones in nothing, ticks included. */
export const unchangedDays = <R extends DayRecord>(
  kind: SeriesKind,
  segments: Segments,
  stored: readonly R[],
  day: PlanDay,
): readonly R[] =>
  stored.filter((record) => {
    const { repeat, repeatDay } = record;
    if (repeat !== segments[0].series || repeatDay === undefined || repeatDay < day) return false;
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
