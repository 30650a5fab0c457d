import type { PlanDay } from '../brands.ts';
import type { Repeat, RepeatSkip } from '../records/repeat.ts';
import type { DayRecord } from '../records/series-day.ts';
import type { Work } from '../records/work.ts';
import { occurrences } from './occurrences.ts';

/** A record that may be a day of a series. */
export type DayOfSeries = Pick<DayRecord, 'repeat' | 'repeatDay'>;

/** What repeats, as far as it concerns the days from `from` to `to`, both included. */
export interface SeriesInView {
  readonly segments: readonly Repeat[];
  readonly skips: readonly RepeatSkip[];
  /** The stored records that are days of a series in this range, wherever they are planned. */
  readonly changed: readonly DayOfSeries[];
  /** The works of the segments, by id: their tasks repeat within the days of the work. */
  readonly works: ReadonlyMap<string, Pick<Work, 'startDate' | 'endDate'>>;
  readonly from: PlanDay;
  readonly to: PlanDay;
}

type TitledRepeat = Repeat & { readonly title: string };

export const hasTitle = (segment: Repeat): segment is TitledRepeat => segment.title !== undefined;

/** A day of a series without a record. */
export interface MissingDay {
  readonly segment: TitledRepeat;
  readonly day: PlanDay;
}

/** Whether the day is one of the work of its series, if it has one. */
export function isInWork({ segment: { workId }, day }: MissingDay, works: SeriesInView['works']): boolean {
  if (workId === undefined) return true;
  const work = works.get(workId);
  return work !== undefined && work.startDate <= day && day <= work.endDate;
}

function knownDays(skips: readonly RepeatSkip[], stored: readonly DayOfSeries[]) {
  const known = new Map<string, Set<PlanDay>>();
  const add = (series: string, day: PlanDay) => {
    const days = known.get(series);
    if (days) days.add(day);
    else known.set(series, new Set([day]));
  };
  for (const { series, day } of skips) add(series, day);
  for (const { repeat, repeatDay } of stored)
    if (repeat !== undefined && repeatDay !== undefined) add(repeat, repeatDay);
  return known;
}

/**
 * The days without a record and without a skip, one series after the other, each by day. A day is computed only while no
 * record and no skip has its pair of series and day.
 * @param stored further stored records, so that none is doubled while the lists are read one after the other
 */
export function* missingDays(
  { segments, skips, changed, works, from, to }: SeriesInView,
  stored: readonly DayOfSeries[] = [],
): Generator<MissingDay, void> {
  const known = knownDays(skips, [...changed, ...stored]);
  for (const { segment, day } of occurrences(segments, from, to)) {
    if (!hasTitle(segment) || known.get(segment.series)?.has(day)) continue;
    const missing = { segment, day };
    if (isInWork(missing, works)) yield missing;
  }
}
