import { describe, expect, it } from 'vitest';
import { planDay } from '../time/plan-day.ts';
import { weekOf } from '../time/week.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { calendarTitle, weekdayColumns } from './calendar-names.ts';

/** Some locales use thin spaces in ranges. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the title of the calendar', () => {
  it.each(zones)('[CA1] names the month, or the days of the week, the same in %s', (zone) =>
    inZone(zone, () => {
      expect(calendarTitle('month', planDay('2026-03-01'), 0, 'en-US')).toBe('March 2026');
      expect(calendarTitle('month', planDay('2026-03-31'), 0, 'en-US')).toBe('March 2026');
      expect(plain(calendarTitle('week', planDay('2026-03-10'), 0, 'en-US'))).toBe('Mar 8 – 14, 2026');
      expect(plain(calendarTitle('week', planDay('2026-01-01'), 1, 'en-GB'))).toBe(
        '29 Dec 2025 – 4 Jan 2026',
      );
    }),
  );
});

describe('the columns of the calendar', () => {
  it('[TT3] begin with the first day of the week', () => {
    const columns = weekdayColumns(weekOf(planDay('2026-03-10'), 1), 'en-GB');
    expect(columns.map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(columns[0]).toEqual({ letter: 'M', short: 'Mon', long: 'Monday' });
  });
});
