import fc from 'fast-check';
import type { PlanDay } from '../brands.ts';
import { addDays, daysBetween, lastPlanDay, planDay } from '../time/plan-day.ts';
import type { MonthDay, Pattern, RepeatRule } from './rule.ts';

/** `npm run prove repeats` takes a hundred times as many. */
export const runs = process.env['DAYLOOM_PROVE'] === 'repeats' ? 100_000 : 1_000;

const week = [0, 1, 2, 3, 4, 5, 6] as const;
const weekday = fc.constantFrom(...week);
const last = fc.constant('last' as const);

/** One of `count` days from `first` on. */
export const anyDay = (first: string, count: number): fc.Arbitrary<PlanDay> =>
  fc.nat({ max: count - 1 }).map((days) => addDays(planDay(first), days));

const monthDay: fc.Arbitrary<MonthDay> = fc.oneof(
  fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 28, max: 31 }), last).map((day) => ({ day })),
  fc.record({ nth: fc.constantFrom(...([1, 2, 3, 4, 5, 5, 'last'] as const)), weekday }),
);

const pattern: fc.Arbitrary<Pattern> = fc.oneof(
  fc.constant({ unit: 'day' as const }),
  fc.record({
    unit: fc.constant('week' as const),
    on: fc.subarray([...week], { minLength: 1 }),
    weekStart: weekday,
  }),
  fc.record({ unit: fc.constant('month' as const), on: monthDay }),
  // 2000 was a leap year.
  fc.oneof(anyDay('2000-01-01', 366), fc.constant('2000-02-29')).map((day) => ({
    unit: 'year' as const,
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8)),
  })),
);

const every = fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 999 }));
const times = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 999 }));

const longest = { day: 1, week: 7, month: 31, year: 366 } as const;

/** A rule for a segment that begins on `first`. An `until` is shortly before it, or after up to forty times. */
export const anyRule = (first: PlanDay): fc.Arbitrary<RepeatRule> =>
  fc.record({ pattern, every }).chain((rule) => {
    const max = Math.min(40 * rule.every * longest[rule.pattern.unit], daysBetween(first, lastPlanDay));
    return fc.oneof(
      fc.constant(rule),
      fc.integer({ min: -9, max }).map((days) => ({ ...rule, end: { until: addDays(first, days) } })),
      times.map((count) => ({ ...rule, end: { times: count } })),
    );
  });
