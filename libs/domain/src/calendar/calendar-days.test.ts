import { describe, expect, it } from 'vitest';
import { addDays, firstPlanDay, lastPlanDay, planDay } from '../time/plan-day.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { dayByKey, isCalendarDay, monthOf, startOfView, stepView, weeksShown } from './calendar-days.ts';

const day = planDay;

describe('the days of a month', () => {
  it.each([
    // A February of exactly four weeks, a month of five weeks, and one that spans six.
    ['2026-02-10', 0, 4, '2026-02-01', '2026-02-28'],
    ['2026-03-10', 0, 5, '2026-03-01', '2026-04-04'],
    ['2026-03-10', 1, 6, '2026-02-23', '2026-04-05'],
    ['2026-08-31', 1, 6, '2026-07-27', '2026-09-06'],
    ['2028-02-29', 6, 5, '2028-01-29', '2028-03-03'],
  ] as const)(
    '[CA1] of %s, weeks from weekday %s, are %s whole weeks from %s to %s',
    (...[of, first, count, from, to]) => {
      const weeks = weeksShown('month', day(of), first);
      expect(weeks).toHaveLength(count);
      expect(weeks[0]?.[0]).toBe(from);
      expect(weeks.at(-1)?.at(-1)).toBe(to);
    },
  );

  it.each(zones)('[CA1] are all in one grid without a gap, every month from 2024 to 2030 in %s', (zone) =>
    inZone(zone, () => {
      const wrong: string[] = [];
      for (let first = day('2024-01-01'); first < '2031-01-01'; first = stepView('month', first, 1)) {
        const days = weeksShown('month', first, 1).flat();
        const gap = days.find((one, index) => index > 0 && one !== addDays(days[index - 1] ?? one, 1));
        const ofMonth = days.filter((one) => monthOf(one) === monthOf(first));
        const last = addDays(stepView('month', first, 1), -1);
        if (gap || ofMonth[0] !== first || ofMonth.at(-1) !== last) wrong.push(`${first}: ${days.join()}`);
      }
      expect(wrong).toEqual([]);
    }),
  );
});

describe('the days of a week', () => {
  it('[CA1] are the seven that include the day', () => {
    expect(weeksShown('week', day('2026-03-10'), 1)).toEqual([
      ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2026-03-14', '2026-03-15'],
    ]);
  });

  it('the start of a view is its first day, for a month the first of the month', () => {
    expect(startOfView('week', day('2026-03-10'), 0)).toBe('2026-03-08');
    expect(startOfView('month', day('2026-03-10'), 0)).toBe('2026-03-01');
  });
});

describe('a step', () => {
  it.each([
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2028-01-31', 1, '2028-02-29'],
    ['month', '2026-03-31', -1, '2026-02-28'],
    ['month', '2026-12-15', 1, '2027-01-15'],
    ['month', '2026-01-15', -1, '2025-12-15'],
    ['week', '2026-12-28', 1, '2027-01-04'],
    ['week', '2026-03-03', -1, '2026-02-24'],
  ] as const)('[CA1] of a %s from %s by %s leads to %s', (view, from, by, to) =>
    expect(stepView(view, day(from), by)).toBe(to),
  );

  it('does nothing at the ends of the calendar, which has whole weeks throughout', () => {
    for (const [end, by] of [
      ['1000-02-01', -1],
      ['9999-11-30', 1],
    ] as const) {
      expect(isCalendarDay(day(end))).toBe(true);
      for (const view of ['month', 'week'] as const) {
        expect(stepView(view, day(end), by)).toBe(end);
        expect(weeksShown(view, day(end), 3).flat()).toContain(end);
      }
    }
    expect([firstPlanDay, lastPlanDay].map(isCalendarDay)).toEqual([false, false]);
  });
});

describe('a key in the grid', () => {
  it.each([
    ['ArrowLeft', '2026-03-09'],
    ['ArrowRight', '2026-03-11'],
    ['ArrowUp', '2026-03-03'],
    ['ArrowDown', '2026-03-17'],
    ['PageUp', '2026-02-10'],
    ['PageDown', '2026-04-10'],
    ['Home', '2026-03-08'],
    ['End', '2026-03-14'],
    ['Enter', undefined],
    ['toString', undefined],
  ])('[CA11] %s leads from a Tuesday to %s', (key, to) =>
    expect(dayByKey(key, day('2026-03-10'), 0)).toBe(to),
  );

  it('does nothing at the end of the calendar', () =>
    expect(dayByKey('ArrowRight', day('9999-11-30'), 0)).toBe('9999-11-30'));
});
