import type { PlanDay } from '../brands.ts';
import { dayOf, lastNumber, numberOf } from './day-number.ts';
import { matchingDays, ruleDaysOfText } from './rule-days.ts';

/** A part of a series: its rule from `first` on, until the next segment of the series begins. */
export interface Segment {
  readonly id: string;
  /** The same for all segments of a series. */
  readonly series: string;
  readonly first: PlanDay;
  /** A text of `ruleText`. Without one, or with another text, the segment has no days. */
  readonly rule?: string;
}

interface Occurrence<S extends Segment> {
  readonly segment: S;
  readonly day: PlanDay;
}

const byFirst = (a: Segment, b: Segment) => {
  if (a.first !== b.first) return a.first < b.first ? -1 : 1;
  return a.id < b.id ? -1 : 1;
};

/** The segment of a series that counts on a day; undefined before the series begins. */
export const segmentOn = <S extends Segment>(segments: readonly S[], series: string, day: PlanDay) =>
  segments
    .filter((segment) => segment.series === series && segment.first <= day)
    .toSorted(byFirst)
    .at(-1);

/** The segments of each series, unordered, by its id. */
export function bySeries<S extends Segment>(segments: readonly S[]): ReadonlyMap<string, readonly S[]> {
  const series = new Map<string, S[]>();
  for (const segment of segments) {
    const others = series.get(segment.series);
    if (others) others.push(segment);
    else series.set(segment.series, [segment]);
  }
  return series;
}

/**
 * The days from `from` to `to` of any number of series, one series after the other, days in order. On each day the
 * segment with the latest `first` counts; of several with the same `first`, the one with the greatest id.
 */
export function* occurrences<S extends Segment>(
  segments: readonly S[],
  from: PlanDay,
  to: PlanDay,
): Generator<Occurrence<S>, void> {
  const [start, end] = [numberOf(from), numberOf(to)];
  for (const series of bySeries(segments).values()) {
    const sorted = series.toSorted(byFirst);
    for (const [index, segment] of sorted.entries()) {
      const rule = ruleDaysOfText(segment.rule ?? '');
      if (!rule) continue;
      const next = sorted[index + 1];
      const last = next ? numberOf(next.first) - 1 : lastNumber;
      for (const day of matchingDays(rule, numberOf(segment.first), start, Math.min(last, end)))
        yield { segment, day: dayOf(day) };
    }
  }
}
