import type { PlanDay } from '../brands.ts';
import { placeOf } from './place-of.ts';
import type { MonthDay, Pattern, RepeatRule } from './rule.ts';
import { firstTime } from './rule-days.ts';
import { ruleText } from './rule-text.ts';

type Place = ReturnType<typeof placeOf>;

function movedMonthDay(on: MonthDay, to: Place): MonthDay {
  if ('day' in on) return { day: on.day === 'last' && to.isLastDay ? 'last' : to.date };
  return { nth: on.nth === 'last' && to.isLastOfWeekday ? 'last' : to.nth, weekday: to.weekday };
}

function movedPattern(pattern: Pattern, from: Place, to: Place): Pattern {
  switch (pattern.unit) {
    case 'day':
      return pattern;
    case 'week': {
      const { on } = pattern;
      if (on.length === 7) return pattern;
      const others = on.filter((day) => day !== from.weekday);
      return { ...pattern, on: [...others, to.weekday].sort((a, b) => a - b) };
    }
    case 'month':
      return { unit: 'month', on: movedMonthDay(pattern.on, to) };
    case 'year':
      return { unit: 'year', month: to.month, day: to.date };
  }
}

/** Whether a rule without an end that begins on `day` has it. */
export const isDayOf = ({ pattern, every }: RepeatRule, day: PlanDay) =>
  firstTime({ pattern, every }, day) === day;

/**
 * The rule that has `to` in place of its day `from`; undefined if it has no day `from`, does not change, or would lose
 * one of its weekdays. A longer interval with the same days is a change: it counts from another day.
 */
export function movedRule(rule: RepeatRule, from: PlanDay, to: PlanDay): RepeatRule | undefined {
  const { pattern } = rule;
  const [before, after] = [placeOf(from), placeOf(to)];
  const isLost =
    pattern.unit === 'week' && after.weekday !== before.weekday && pattern.on.includes(after.weekday);
  if (!isDayOf(rule, from) || isLost) return undefined;
  const moved = { ...rule, pattern: movedPattern(pattern, before, after) };
  return rule.every === 1 && ruleText(moved) === ruleText(rule) ? undefined : moved;
}
