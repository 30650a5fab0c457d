import type { PlanDay } from '../brands.ts';
import { dayOf, lastNumber, numberOf } from './day-number.ts';
import { type Periods, periodsOf } from './periods.ts';
import type { RepeatRule } from './rule.ts';
import { readRule } from './rule-text.ts';

/** A rule for calculations. Its days are numbers. */
export interface RuleDays {
  readonly periods: Periods;
  readonly every: number;
  readonly until: number;
  readonly times: number;
}

const ruleDaysOf = ({ pattern, every, end }: RepeatRule): RuleDays => ({
  periods: periodsOf(pattern),
  every,
  until: end && 'until' in end ? numberOf(end.until) : lastNumber,
  times: end && 'times' in end ? end.times : Infinity,
});

const known = new Map<string, RuleDays | undefined>();

/** Every text is read once, since lists ask for each day again. Undefined if `readRule` rejects it. */
export function ruleDaysOfText(text: string): RuleDays | undefined {
  if (!known.has(text)) {
    const rule = readRule(text);
    known.set(text, rule && ruleDaysOf(rule));
  }
  return known.get(text);
}

interface FirstDay {
  readonly day: number;
  readonly period: number;
  /** Among the days of its period. */
  readonly index: number;
}

function firstDay({ periods, until }: RuleDays, from: number): FirstDay | undefined {
  const last = periods.periodOf(until);
  for (let period = periods.periodOf(from); period <= last; period += 1)
    for (let index = 0; index < periods.size; index += 1) {
      const day = periods.dayAt(period, index);
      if (day !== undefined && day >= from) return day > until ? undefined : { day, period, index };
    }
  return undefined;
}

/** The days of a rule that begins on the day `begin`, of those from `from` to `to`, in order. */
export function* matchingDays(
  rule: RuleDays,
  begin: number,
  from: number,
  to: number,
): Generator<number, void> {
  const { periods, every, times } = rule;
  const first = firstDay(rule, begin);
  const last = Math.min(rule.until, to);
  if (!first || first.day > last || from > last) return;
  // Periods with gaps have to be counted one by one.
  const isCounted = times < Infinity && periods.hasGaps;
  const skipped = isCounted ? 0 : Math.max(0, Math.ceil((periods.periodOf(from) - first.period) / every));
  const lastPeriod = periods.periodOf(last);
  /** 0 is the first time; days before it are negative. */
  let time = skipped * periods.size - first.index;
  for (let period = first.period + skipped * every; period <= lastPeriod; period += every)
    for (let index = 0; index < periods.size; index += 1) {
      const day = periods.dayAt(period, index);
      if (day === undefined) continue;
      if (day > last || time >= times) return;
      if (day >= from && time >= 0) yield day;
      time += 1;
    }
}

/** The first day of a rule on or after `from`, whatever its interval; undefined if the rule ends before. */
export function firstTime(rule: RepeatRule, from: PlanDay): PlanDay | undefined {
  const first = firstDay(ruleDaysOf(rule), numberOf(from));
  return first && dayOf(first.day);
}
