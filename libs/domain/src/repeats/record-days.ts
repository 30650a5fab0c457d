import type { PlanDay } from '../brands.ts';
import type { Repeat } from '../records/repeat.ts';
import type { Computed, DayRecords, Makes } from '../records/series-day.ts';
import { dayKinds } from './day-kinds.ts';
import { type DayOfSeries, hasTitle, missingDays, type SeriesInView } from './missing-days.ts';
import { segmentOn } from './occurrences.ts';
import { readRule } from './rule-text.ts';
import { ruleWords } from './rule-words.ts';

export interface RecordDays<M extends Makes> {
  /** The stored records and the computed ones, in the order of their kind. */
  readonly records: readonly DayRecords[M][];
  /** When it repeats, in words, by the id of the record. */
  readonly repeats: ReadonlyMap<string, string>;
}

/** When a day of a series repeats, in words, as of the day it is planned for; undefined if it does not, or no longer. */
export function repeatWords(
  { repeat, repeatDay }: DayOfSeries,
  planned: PlanDay | undefined,
  { segments }: Pick<SeriesInView, 'segments'>,
  locale: string,
) {
  const on = (day: PlanDay | undefined) => (repeat && day ? segmentOn(segments, repeat, day) : undefined);
  const rule = readRule((on(planned) ?? on(repeatDay))?.rule ?? '');
  return rule && ruleWords(rule, locale);
}

/**
 * The records of days that have none, one series after the other, each by day.
 * @param makes what all series in the view make
 * @param stored further stored records, so that none is doubled while the lists are read one after the other
 */
export function* computedDays<M extends Makes>(
  makes: M,
  view: SeriesInView,
  stored: readonly DayOfSeries[] = [],
): Generator<Computed<DayRecords[M]>, void> {
  for (const missing of missingDays(view, stored)) {
    const computed = dayKinds[makes].compute(missing);
    if (computed) yield computed;
  }
}

/** The record of a day of a series as it is computed, also if one is stored. */
export function computedOn<M extends Makes>(
  makes: M,
  segments: readonly Repeat[],
  { repeat = '', repeatDay }: DayOfSeries,
): Computed<DayRecords[M]> | undefined {
  const segment = repeatDay && segmentOn(segments, repeat, repeatDay);
  return segment && hasTitle(segment) ? dayKinds[makes].compute({ segment, day: repeatDay }) : undefined;
}

/** Adds the days of series that have no record to the stored records of a range. */
export function recordDays<M extends Makes>(
  makes: M,
  stored: readonly DayRecords[M][],
  view: SeriesInView,
  locale: string,
): RecordDays<M> {
  const { dayOf, inOrder } = dayKinds[makes];
  const computed = [...computedDays(makes, view, stored)];
  const records = computed.length === 0 ? stored : [...stored, ...computed].toSorted(inOrder);
  const repeats = records.flatMap((record) => {
    const words = repeatWords(record, dayOf(record), view, locale);
    return words === undefined ? [] : [[record.id, words] as const];
  });
  return { records, repeats: new Map(repeats) };
}
