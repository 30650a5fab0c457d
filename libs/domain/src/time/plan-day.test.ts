import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDayOf } from './clock.ts';
import { addDays, daysBetween, isPlanDay, lastPlanDay, noonOf, planDay } from './plan-day.ts';
import { inZone, zones } from './zones.fixture.ts';

/** Counts with the rules of the calendar, without any Date. */
function* everyDay(from: number, to: number) {
  for (let year = from; year <= to; year += 1) {
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    for (const [month, length] of lengths.entries()) {
      for (let date = 1; date <= length; date += 1) yield { year, month: month + 1, date };
    }
  }
}

const text = ({ year, month, date }: { year: number; month: number; date: number }) =>
  planDay(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
const days = [...everyDay(2024, 2030)].map(text);
const anyDay = fc.integer({ min: 0, max: days.length - 1 });

it('requires a runtime that applies a new time zone at once', () => {
  const offsets = ['Asia/Kathmandu', 'America/New_York', 'Pacific/Kiritimati'].map((zone) => {
    let offset = 0;
    inZone(zone, () => (offset = new Date(2026, 0, 1).getTimezoneOffset()));
    return offset;
  });
  expect(offsets).toEqual([-345, 300, -840]);
});

describe.each(zones)('in %s', (zone) => {
  it('[AW11] [DB4] steps from every day of 2024 to 2030 to the next one and back', () =>
    inZone(zone, () => {
      const wrong = days.filter((day, index) => {
        const next = days[index + 1];
        return (
          next && (addDays(day, 1) !== next || addDays(next, -1) !== day || daysBetween(day, next) !== 1)
        );
      });
      expect(wrong).toEqual([]);
    }));

  it('[AW11] adds and subtracts any number of days exactly', () =>
    inZone(zone, () => {
      fc.assert(
        fc.property(anyDay, anyDay, (from, to) => {
          expect(addDays(days[from]!, to - from)).toBe(days[to]);
          expect(daysBetween(days[from]!, days[to]!)).toBe(to - from);
        }),
      );
    }));

  it('[AW11] has noon of every day on that day, at twelve', () =>
    inZone(zone, () => {
      const wrong = days.filter((day) => {
        const noon = noonOf(day);
        return planDayOf(noon) !== day || noon.getHours() !== 12 || noon.getMinutes() !== 0;
      });
      expect(wrong).toEqual([]);
    }));

  it('[DB4] assigns each moment of a day to that day, from its first to its last', () =>
    inZone(zone, () => {
      const wrong = days.filter((day) => {
        const [year, month, date] = day.split('-').map(Number);
        const first = new Date(year!, month! - 1, date);
        const last = new Date(new Date(year!, month! - 1, date! + 1).getTime() - 1);
        return planDayOf(first) !== day || planDayOf(last) !== day;
      });
      expect(wrong).toEqual([]);
    }));
});

describe('a calendar day', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 1, '2024-03-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-29', 366, '2025-03-01'],
    ['2099-12-31', 60, '2100-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-04', 0, '2026-03-04'],
  ])('[AW11] %s and %i days make %s', (from, count, to) => {
    expect(addDays(planDay(from), count)).toBe(to);
    expect(daysBetween(planDay(from), planDay(to))).toBe(count);
  });

  it.each([
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2100-02-29',
    '0999-12-31',
    '10000-01-01',
    '2026-1-01',
    '2026-01-01 ',
    '2026-01-01T00:00',
    '٢٠٢٦-٠١-٠١',
    '',
    20260101,
    null,
    undefined,
  ])('[DA3] is not %j', (value) => {
    expect(isPlanDay(value)).toBe(false);
  });

  it('[DA3] is the same in a zone that skipped it', () =>
    inZone('Pacific/Apia', () => {
      expect(isPlanDay('2011-12-30')).toBe(true);
      expect(addDays(planDay('2011-12-29'), 1)).toBe('2011-12-30');
      expect(daysBetween(planDay('2011-12-29'), planDay('2011-12-31'))).toBe(2);
    }));

  it('ends with the year 9999 and throws after it', () => {
    expect(addDays(lastPlanDay, -1)).toBe('9999-12-30');
    expect(() => addDays(lastPlanDay, 1)).toThrow(RangeError);
    expect(() => addDays(lastPlanDay, Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
    expect(() => addDays(planDay('1000-01-01'), -1)).toThrow(RangeError);
    expect(() => planDay('tomorrow')).toThrow('Not a calendar day: tomorrow');
  });
});
