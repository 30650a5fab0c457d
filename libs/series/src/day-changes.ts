import { type Change, create, remove, restore } from '@dayloom/data';
import { type DayRecord, isComputed, type PlanDay, seriesDayId } from '@dayloom/domain';
import type { SeriesKind } from './series-kind.ts';

/** Changes, and those that revert them. */
export interface Revertible {
  readonly changes: readonly Change[];
  readonly undo: readonly Change[];
}

/** The values of some fields, undefined for those that the record lacks. */
export function pick(record: DayRecord, names: readonly string[]): Partial<DayRecord> {
  const values: Readonly<Record<string, unknown>> = { ...record };
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** Stores a computed day, before it is changed in the same commit. If another device has stored it, that one stays. */
export function storing({ facts }: SeriesKind, record: DayRecord): readonly Change[] {
  if (!isComputed(record)) return [];
  const { id, isComputed: _, ...fields } = record;
  return [create(facts.name, id, fields)];
}

/** Leaves the day of a series out, so that it is not computed again. */
function skipOf({ repeat, repeatDay, userId }: DayRecord) {
  if (repeat === undefined || repeatDay === undefined) return undefined;
  return { id: seriesDayId(repeat, repeatDay), fields: { userId, series: repeat, day: repeatDay } };
}
const skipping = (record: DayRecord): readonly Change[] => {
  const skip = skipOf(record);
  return skip ? [create('repeatSkips', skip.id, skip.fields)] : [];
};
const unskipping = (record: DayRecord): readonly Change[] => {
  const skip = skipOf(record);
  return skip ? [remove('repeatSkips', skip.id)] : [];
};

/**
 * Changes a record; of a series, this day alone.
 * @param edit the changes of a stored record
 * @param planned the day for which it is planned then
 */
export const changing = (
  kind: SeriesKind,
  record: DayRecord,
  edit: readonly Change[],
  planned: PlanDay | undefined,
): readonly Change[] => [
  ...storing(kind, record),
  ...edit,
  ...(planned === record.repeatDay ? [] : skipping(record)),
];
/** Takes back what `changing` does. @param edit the changes that restore the fields */
export const changingBack = (
  record: DayRecord,
  edit: readonly Change[],
  planned: PlanDay | undefined,
): readonly Change[] => [...edit, ...(planned === record.repeatDay ? [] : unskipping(record))];

/** Leaves a day of a series out, or does so no longer. */
export const skippingDay = (record: DayRecord, day: PlanDay): Revertible => {
  const moved = { ...record, repeatDay: day };
  return { changes: skipping(moved), undo: unskipping(moved) };
};

export const removing = ({ facts }: SeriesKind, record: DayRecord): readonly Change[] => [
  ...(isComputed(record) ? [] : [remove(facts.name, record.id)]),
  ...skipping(record),
];
export const restoring = ({ facts }: SeriesKind, record: DayRecord): readonly Change[] => [
  ...(isComputed(record) ? [] : [restore(facts.name, record.id)]),
  ...unskipping(record),
];
