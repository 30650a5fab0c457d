import type { PlanDay } from '../brands.ts';
import { addDays, lastPlanDay } from '../time/plan-day.ts';
import { isDayOf, movedRule } from './moved-rule.ts';
import { occurrences, type Segment, segmentOn } from './occurrences.ts';
import { restFrom } from './rest-from.ts';
import type { End } from './rule.ts';
import { firstTime } from './rule-days.ts';
import { readRule, ruleText } from './rule-text.ts';

export interface MovedSeries<S extends Segment> {
  /** The segment that goes on with another rule. */
  readonly segment: S;
  readonly first: PlanDay;
  readonly rule: string;
}

/** What is left of an end on `to`; a day that comes there from an earlier one is added. */
function restOfEnd(end: End, segment: Segment, from: PlanDay, to: PlanDay): End {
  if ('until' in end) return end;
  const rest = readRule(restFrom([segment], to)?.rule ?? '')?.end;
  return { times: (rest && 'times' in rest ? rest.times : 0) + (from < to ? 1 : 0) };
}

/**
 * How a series goes on once all its days from today on move as its day `from` has moved to `to`, which becomes its first
 * time. Undefined if no day would change, or if `to` is after the next time.
 * @param segments those of one series
 */
export function movedSeries<S extends Segment>(
  segments: readonly S[],
  from: PlanDay,
  to: PlanDay,
  today: PlanDay,
): MovedSeries<S> | undefined {
  const series = segments[0]?.series ?? '';
  const segment = segmentOn(segments, series, from < today ? today : from);
  const before = readRule(segment?.rule ?? '');
  const moved = before && movedRule(before, from, to);
  if (!segment || !moved || to < today) return undefined;
  const rule = ruleText({ ...moved, ...(moved.end && { end: restOfEnd(moved.end, segment, from, to) }) });
  const [, second] = occurrences([{ ...segment, first: to, rule }], to, lastPlanDay);
  const isThere = ruleText(moved) === segment.rule && occurrences([segment], to, to).next().done === false;
  const between = [...occurrences(segments, today, addDays(to, -1))].filter(({ day }) => day !== from);
  if (!second || isThere || between.some(({ day }) => day > from && !isDayOf(moved, day))) return undefined;
  // Today if that makes no other day, so that no rule counts which has no day left.
  const isNext = between.length === 0 && firstTime(moved, today) === to;
  return { segment, first: isNext ? today : to, rule };
}
