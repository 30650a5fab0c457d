import type { PlanDay } from '../brands.ts';
import { addDays, daysBetween, lastPlanDay } from '../time/plan-day.ts';
import { isDayOf, movedRule } from './moved-rule.ts';
import { occurrences, type Segment, segmentOn } from './occurrences.ts';
import { restFrom } from './rest-from.ts';
import { placeOf } from './place-of.ts';
import type { End, RepeatRule } from './rule.ts';
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

/** The first day that moves as `from` to `to`, of those that are today or later before and after it, and where to. */
function firstMoved(
  segment: Segment,
  moved: RepeatRule,
  [from, to, today]: readonly [PlanDay, PlanDay, PlanDay],
) {
  const shift = daysBetween(from, to);
  const isWeekly = moved.pattern.unit === 'week';
  const earliest = [...occurrences([segment], shift < 0 ? addDays(today, -shift) : today, from)].find(
    ({ day }) => !isWeekly || placeOf(day).weekday === placeOf(from).weekday,
  );
  const day = earliest?.day ?? from;
  // In a month of another length, its distance differs by a few days.
  const about = addDays(day, isWeekly ? shift : shift - 3);
  const { pattern, every } = moved;
  const first = day === from ? to : firstTime({ pattern, every }, about < today ? today : about);
  return { day, first: first ?? to };
}

/** The segment of a day that has moved, with its rule after that; undefined if no day would change. */
function findMoved<S extends Segment>(
  segments: readonly S[],
  [from, to, today]: readonly [PlanDay, PlanDay, PlanDay],
) {
  const segment = segmentOn(segments, segments[0]?.series ?? '', from < today ? today : from);
  const before = readRule(segment?.rule ?? '');
  const moved = before && movedRule(before, from, to);
  if (!segment || !moved || to < today) return undefined;
  const isThere = ruleText(moved) === segment.rule && occurrences([segment], to, to).next().done === false;
  const passed = [...occurrences(segments, addDays(from, 1), addDays(to, -1))];
  return isThere || passed.some(({ day }) => !isDayOf(moved, day)) ? undefined : { segment, moved };
}

/** The moved rule of a segment whose `day` becomes its `first`; undefined if it has no other day. */
function ruleFrom(segment: Segment, moved: RepeatRule, { day, first }: ReturnType<typeof firstMoved>) {
  const end = moved.end && restOfEnd(moved.end, segment, day, first);
  const rule = ruleText({ ...moved, ...(end && { end }) });
  const [, second] = occurrences([{ ...segment, first, rule }], first, lastPlanDay);
  return second && rule;
}

/**
 * How a series goes on once all its days from today on move as its day `from` has moved to `to`. Undefined if no day
 * would change, or if `to` is after the next time.
 * @param segments those of one series
 */
export function movedSeries<S extends Segment>(
  segments: readonly S[],
  from: PlanDay,
  to: PlanDay,
  today: PlanDay,
): MovedSeries<S> | undefined {
  const found = findMoved(segments, [from, to, today]);
  if (!found) return undefined;
  const { segment, moved } = found;
  const start = firstMoved(segment, moved, [from, to, today]);
  const rule = ruleFrom(segment, moved, start);
  if (rule === undefined) return undefined;
  const between = [...occurrences(segments, today, addDays(start.first, -1))];
  const isNext = between.every(({ day }) => day === start.day) && firstTime(moved, today) === start.first;
  // Today if that makes no other day, so that no rule counts which has no day left.
  return { segment, first: isNext ? today : start.first, rule };
}

/**
 * How a series goes on once its day `from` and those after it move as that one has moved to `to`. The days before it
 * stay: undefined if one of them would go, and where `movedSeries` is.
 * @param segments those of one series
 */
export function movedFollowing<S extends Segment>(
  segments: readonly S[],
  from: PlanDay,
  to: PlanDay,
  today: PlanDay,
): MovedSeries<S> | undefined {
  const found = from < today ? undefined : findMoved(segments, [from, to, today]);
  const rule = found && ruleFrom(found.segment, found.moved, { day: from, first: to });
  if (!found || rule === undefined) return undefined;
  const { segment } = found;
  const daysBefore = (all: readonly Segment[]) =>
    Array.from(occurrences(all, to, addDays(from, -1)), ({ day }) => day).filter((day) => day !== to);
  const [before, after] = [daysBefore(segments), daysBefore([{ ...segment, first: to, rule }])];
  return before.join(' ') === after.join(' ') ? { segment, first: to, rule } : undefined;
}
