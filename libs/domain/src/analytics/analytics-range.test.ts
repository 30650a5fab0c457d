import { describe, expect, it } from 'vitest';
import { addDays, planDay } from '../time/plan-day.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { analyticsRanges, periodsOf, readAnalyticsRange } from './analytics-range.ts';

describe('the range', () => {
  it.each([
    ['7', 7],
    ['30', 30],
    ['90', 90],
    [null, 7],
    ['', 7],
    ['8', 7],
    ['-30', 7],
    ['030', 7],
    ['30 ', 7],
    ['NaN', 7],
  ])('[AN1] %j in the address is %s days', (asked, range) => {
    expect(readAnalyticsRange(asked)).toBe(range);
  });

  it('[AN1] ends today and has that many days, and so does the period before it', () => {
    const { days, before } = periodsOf(7, planDay('2026-03-03'));
    expect([days[0], days.at(-1)]).toEqual(['2026-02-25', '2026-03-03']);
    expect([before[0], before.at(-1)]).toEqual(['2026-02-18', '2026-02-24']);
  });

  it.each(zones)('[AN7] has every day once, also when the clocks change, in %s', (zone) =>
    inZone(zone, () => {
      for (let today = planDay('2025-12-20'); today < '2027-02-01'; today = addDays(today, 13))
        for (const range of analyticsRanges) {
          const { days, before } = periodsOf(range, today);
          const all = [...before, ...days];
          expect(all.length).toBe(2 * range);
          expect(all.at(-1)).toBe(today);
          const gaps = all.filter((day, at) => at > 0 && day !== addDays(all[at - 1] ?? day, 1));
          expect(gaps).toEqual([]);
        }
    }),
  );
});
