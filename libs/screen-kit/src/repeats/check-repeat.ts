import {
  type FieldErrors,
  type InvalidForm,
  isPlanDay,
  mediumDay,
  type PlanDay,
  type Weekday,
} from '@dayloom/domain';
import {
  type End,
  firstTime,
  type MonthDay,
  type Pattern,
  placeOf,
  type RepeatRule,
} from '@dayloom/domain/repeats';
import { patternsOn } from './presets.ts';
import type { RepeatDraft, RepeatField } from './new-repeat-draft.ts';

export type CheckedRepeat =
  /** Without a rule it does not repeat. */
  { readonly ok: true; readonly rule: RepeatRule | undefined } | InvalidForm<RepeatField>;

export interface RepeatContext {
  /** The chosen day, from which it repeats. */
  readonly day: PlanDay;
  /** The user's first day of the week. */
  readonly weekStart: Weekday;
}

const countError = 'Choose a number from 1 to 999';

/** Parses a number from 1 to 999. */
function countOf(text: string): number | undefined {
  const count = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
  return count >= 1 ? count : undefined;
}

/** The chosen weekdays, from Sunday on. */
export const weekdaysOf = (weekdays: string, day: PlanDay): readonly Weekday[] =>
  weekdays === 'day' ? [placeOf(day).weekday] : Array.from(weekdays, (digit) => Number(digit) as Weekday);

/** The chosen day of a month. */
export function monthDayOf(monthDay: string, day: PlanDay): MonthDay {
  const [number, weekday] = (monthDay === 'day' ? day.slice(8) : monthDay).split(' ');
  if (weekday === undefined) return { day: number === 'last' ? 'last' : Number(number) };
  const nth = ([1, 2, 3, 4, 5] as const).find((one) => String(one) === number) ?? 'last';
  return { nth, weekday: Number(weekday) as Weekday };
}

function customPattern(draft: RepeatDraft, { day, weekStart }: RepeatContext): Pattern {
  switch (draft.unit) {
    case 'day':
      return { unit: 'day' };
    case 'week': {
      const start = draft.weekStart === '' ? weekStart : (Number(draft.weekStart) as Weekday);
      return { unit: 'week', on: weekdaysOf(draft.weekdays, day), weekStart: start };
    }
    case 'month':
      return { unit: 'month', on: monthDayOf(draft.monthDay, day) };
    case 'year': {
      const [month, date] = (draft.yearDay === 'day' ? day.slice(5) : draft.yearDay).split('-');
      return { unit: 'year', month: Number(month), day: Number(date) };
    }
  }
}

function untilError(until: string, first: PlanDay | undefined): string | undefined {
  if (until === '') return 'Choose an end day';
  if (!isPlanDay(until)) return 'End day is not a valid date';
  return first && until < first ? `The end must not be before ${mediumDay(first)}` : undefined;
}

function endOf({ ends, until, times }: RepeatDraft): End | undefined {
  const count = ends === 'times' ? countOf(times) : undefined;
  if (count !== undefined) return { times: count };
  return ends === 'until' && isPlanDay(until) ? { until } : undefined;
}

/** Checks the fields and returns their rule. */
export function checkRepeat(draft: RepeatDraft, context: RepeatContext): CheckedRepeat {
  const { repeats, ends } = draft;
  if (repeats === 'none') return { ok: true, rule: undefined };
  const isCustom = repeats === 'custom';
  const every = isCustom ? countOf(draft.every) : 1;
  const pattern = isCustom ? customPattern(draft, context) : patternsOn(context.day)[repeats];
  const hasDays = pattern.unit !== 'week' || pattern.on.length > 0;
  const first = hasDays ? firstTime({ pattern, every: 1 }, context.day) : undefined;
  const errors: FieldErrors<RepeatField> = {
    every: every === undefined ? countError : undefined,
    weekdays: hasDays ? undefined : 'Choose at least one day',
    until: ends === 'until' ? untilError(draft.until, first) : undefined,
    times: ends === 'times' && countOf(draft.times) === undefined ? countError : undefined,
  };
  const message = Object.values(errors).find((error) => error !== undefined);
  if (every === undefined || message !== undefined)
    return { ok: false, message: message ?? countError, errors };
  const end = endOf(draft);
  return { ok: true, rule: { pattern, every, ...(end && { end }) } };
}
