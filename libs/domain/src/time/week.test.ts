import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, noonOf, planDay } from './plan-day.ts';
import { firstWeekday, type Weekday } from './first-weekday.ts';
import { weekOf } from './week.ts';
import { inZone, zones } from './zones.fixture.ts';

describe('firstWeekday', () => {
  it.each([
    ['en-US', 0],
    ['en-GB', 1],
    ['de-DE', 1],
    ['ar-EG', 6],
    ['pt-PT', 0],
    ['ja-JP', 0],
  ])('[TT3] of %s is %i, as in CLDR', (locale, first) => expect(firstWeekday(locale)).toBe(first));
});

describe('weekOf', () => {
  it('[TT3] begins with the first day of the week, for any day in it', () => {
    const week = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'];
    for (const day of week) expect(weekOf(planDay(day), 0)).toEqual([...week, '2026-03-07']);
    expect(weekOf(planDay('2026-03-01'), 1)[0]).toBe('2026-02-23');
  });

  it.each([
    ['Europe/Berlin', '2026-10-25'],
    ['America/New_York', '2026-11-01'],
    ['America/Santiago', '2026-09-06'],
    ['Australia/Lord_Howe', '2026-10-04'],
  ])('[TT3] has each day once in %s, where the clock changes on %s', (zone, change) =>
    inZone(zone, () => {
      const days = [-3, -2, -1, 0, 1, 2, 3].map((step) => addDays(planDay(change), step));
      const first = noonOf(days[0]!).getDay() as Weekday;
      for (const day of days) expect(weekOf(day, first)).toEqual(days);
    }),
  );

  it.each(zones)('[TT3] is seven days in a row that include the day, from 2024 to 2030 in %s', (zone) =>
    inZone(zone, () => {
      const first = planDay('2024-01-01');
      for (let index = 0; index < 2_557; index += 1) {
        const day = addDays(first, index);
        const week = weekOf(day, 1);
        const [start] = week;
        if (!start || noonOf(start).getDay() !== 1 || !week.includes(day))
          throw new Error(`${day}: ${week.join()}`);
        expect(week.map((one) => daysBetween(start, one))).toEqual([0, 1, 2, 3, 4, 5, 6]);
      }
    }),
  );
});
