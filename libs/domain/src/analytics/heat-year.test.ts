import { describe, expect, it } from 'vitest';
import { addDays, planDay } from '../time/plan-day.ts';
import type { Weekday } from '../time/first-weekday.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { heatDayText, heatWeeks, monthsAbove } from './heat-year.ts';

const monday = 1;

describe('the year of focus', () => {
  it('[AN9] is 53 weeks, all complete except the last, which ends today', () => {
    const weeks = heatWeeks(planDay('2026-11-25'), monday);
    expect(weeks).toHaveLength(53);
    expect(weeks[0]?.[0]).toBe('2025-11-24');
    expect(weeks.at(-1)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
    expect(weeks.slice(0, -1).every((week) => week.length === 7)).toBe(true);
  });

  it.each(zones)('[AN9] has every day of a year once, in %s', (zone) =>
    inZone(zone, () => {
      for (const today of ['2026-03-29', '2026-11-01', '2027-01-01', '2028-02-29'].map(planDay))
        for (const first of [0, 1, 6] as const satisfies Weekday[]) {
          const days = heatWeeks(today, first).flat();
          expect(days.filter((day, at) => at > 0 && day !== addDays(days[at - 1] ?? day, 1))).toEqual([]);
          expect(days.at(-1)).toBe(today);
          expect(days.length).toBeGreaterThan(364);
        }
    }),
  );

  it('[AN9] [KA10] names a day and its minutes, with the year if it is not the current one', () => {
    const today = planDay('2026-11-25');
    expect(heatDayText(planDay('2026-11-12'), 50, today, 'en-GB')).toBe('12 Nov: 50 min');
    expect(heatDayText(planDay('2025-12-31'), 0, today, 'en-GB')).toBe('31 Dec 2025: 0 min');
  });

  it('[AN9] shows the name of a month above the first week that begins in it', () => {
    const names = monthsAbove(heatWeeks(planDay('2026-11-25'), monday), 'en-GB');
    expect(names).toHaveLength(53);
    expect(names.filter((name) => name !== '').join(' ')).toBe(
      'Dec Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov',
    );
    expect(names[0]).toBe('');
    expect(names[1]).toBe('Dec');
  });
});
