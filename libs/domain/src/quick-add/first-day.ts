import type { ClockTime, PlanDay } from '../brands.ts';
import type { RepeatRule } from '../repeats/rule.ts';
import { firstTime } from '../repeats/rule-days.ts';
import type { Weekday } from '../time/first-weekday.ts';
import { instantOf } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays, lastPlanDay } from '../time/plan-day.ts';
import type { Doubt, PartKind, Understood } from './understand.ts';

/** When it repeats. */
export interface QuickAddRepeat {
  readonly rule: RepeatRule;
  readonly first: PlanDay;
}

export interface Moment {
  readonly now: Date;
  readonly today: PlanDay;
  /** The first day of the user's week. */
  readonly weekStart: () => Weekday;
}

type PartOf<Kind extends PartKind> = Extract<Understood, { readonly kind: Kind }>;

export type NamedDay = PartOf<'day'>;

interface RepeatParts {
  readonly rule: PartOf<'repeat'>;
  readonly end: PartOf<'end'> | undefined;
  /** The day that the line names, too. */
  readonly named: NamedDay | undefined;
  readonly time: ClockTime | undefined;
}

interface Values {
  readonly day: PlanDay;
  readonly repeat: QuickAddRepeat;
  readonly time?: ClockTime;
  readonly hasPassed?: true;
}

/** The first day of the rule from `from` on; with a time, the first whose moment is still to come. */
function comingDay(rule: RepeatRule, from: PlanDay, time: ClockTime | undefined, now: Date) {
  const isOver = (day: PlanDay) => time !== undefined && momentAt(day, time) <= instantOf(now);
  let day = firstTime(rule, from);
  while (day && day < lastPlanDay && isOver(day)) day = firstTime(rule, addDays(day, 1));
  return day;
}

/** The rule with its end and its first day, or why it has none. The time stays as typed, also if the first day skips it. */
export function repeatOf(
  { rule: spoken, end: spokenEnd, named, time }: RepeatParts,
  { now, today, weekStart }: Moment,
): Values | { readonly doubt: Doubt } {
  const from = named?.value ?? today;
  const rule = spoken.value(from, weekStart());
  const isFirst = named && !named.isStart;
  const first = isFirst ? firstTime(rule, from) : comingDay(rule, from, time, now);
  if (isFirst && first !== from) return { doubt: { text: named.text, why: 'not a day of the rule' } };
  if (!first) return { doubt: { text: spoken.text, why: 'no rule' } };
  const end = spokenEnd?.value.endOf(first);
  if (spokenEnd && !end) return { doubt: { text: spokenEnd.text, why: 'no rule' } };
  return {
    day: first,
    repeat: { rule: { ...rule, ...(end && { end }) }, first },
    ...(time && { time, ...(momentAt(first, time) <= instantOf(now) && { hasPassed: true }) }),
  };
}
