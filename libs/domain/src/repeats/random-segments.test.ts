import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanDay } from '../brands.ts';
import { addDays, planDay } from '../time/plan-day.ts';
import { anyDay, anyRule, runs } from './any-rule.fixture.ts';
import { occurrences, type Segment } from './occurrences.ts';
import { restFrom } from './rest-from.ts';
import { ruleText } from './rule-text.ts';

const [begin, end] = [planDay('2026-01-01'), planDay('2028-12-31')];
const anyStart = anyDay('2026-01-01', 400);
const today = planDay('2026-03-01');

const anyText = fc.oneof(
  { weight: 9, arbitrary: anyRule(today).map(ruleText) },
  fc.constantFrom(undefined, 'FREQ=HOURLY'),
);
/** Segments of up to two series, some with the same first day, in any order. */
const anySegments = fc
  .array(fc.record({ series: fc.constantFrom('s', 't'), first: anyStart, rule: anyText }), { maxLength: 5 })
  .map((segments) =>
    segments.map(({ rule, ...segment }, index): Segment => ({
      ...segment,
      id: `${(index * 3) % 5}`,
      ...(rule !== undefined && { rule }),
    })),
  );
/** Segments of one series that have a rule. */
const anySeries = fc
  .array(fc.record({ first: anyStart, rule: anyRule(today).map(ruleText) }), { minLength: 1, maxLength: 3 })
  .map((segments) =>
    segments.map((segment, index): Segment => ({ ...segment, series: 's', id: `${index}` })),
  );
const anyWindow = fc.tuple(anyDay('2025-12-01', 1_200), fc.integer({ min: -1, max: 90 }));

const daysOf = (segments: readonly Segment[], from: PlanDay, to: PlanDay) =>
  Array.from(occurrences(segments, from, to), ({ segment, day }) => `${segment.series} ${day} ${segment.id}`);
const dayTexts = (segments: readonly Segment[]) =>
  Array.from(occurrences(segments, begin, end), ({ day }) => day).join(' ');

describe('random segments', () => {
  it('[RP4] have the days of the segment that counts on each of them', () => {
    fc.assert(
      fc.property(anySegments, (segments) => {
        const counts = (own: Segment, day: PlanDay) =>
          !segments.some(
            ({ series, first, id }) =>
              series === own.series &&
              first <= day &&
              (first > own.first || (first === own.first && id > own.id)),
          );
        const expected = segments.flatMap((own) =>
          Array.from(occurrences([own], begin, end))
            .filter(({ day }) => counts(own, day))
            .map(({ day }) => `${own.series} ${day} ${own.id}`),
        );
        expect(daysOf(segments, begin, end).toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: runs / 4 },
    );
  }, 600_000);

  it('[RP4] have the same days in a part of the calendar as in the whole', () => {
    fc.assert(
      fc.property(anySegments, anyWindow, (segments, [from, length]) => {
        const to = addDays(from, length);
        const all = Array.from(occurrences(segments, begin, addDays(end, 999)));
        const expected = all
          .filter(({ day }) => day >= from && day <= to)
          .map(({ segment, day }) => `${segment.series} ${day} ${segment.id}`);
        expect(daysOf(segments, from, to)).toEqual(expected);
      }),
      { numRuns: runs / 4 },
    );
  }, 600_000);

  it('[RP4] keep their days when a series is cut where it goes on', () => {
    const cuts = fc.array(anyDay('2025-12-01', 1_200), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anySeries, cuts, (series, days) => {
        const segments = days.reduce((sum: readonly Segment[], day, index) => {
          const { first, rule } = restFrom(sum, day) ?? {};
          return first && rule ? [...sum, { id: `a${index}`, series: 's', first, rule }] : sum;
        }, series);
        expect([segments, dayTexts(segments)]).toEqual([segments, dayTexts(series)]);
      }),
      { numRuns: runs / 4 },
    );
  }, 600_000);
});
