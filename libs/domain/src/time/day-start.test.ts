import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDayOf, todayOf } from './clock.ts';
import { dayStartHours, dayStartName, startOfDay } from './day-start.ts';
import { addDays, planDay } from './plan-day.ts';
import { inZone, zones } from './zones.fixture.ts';

const hour = 3_600_000;
const first = Date.UTC(2024, 0, 2);
const last = Date.UTC(2030, 11, 30);
const anyMoment = fc.integer({ min: first, max: last }).map((time) => new Date(time));
const anyHour = fc.constantFrom(...dayStartHours);

/** Every quarter of an hour from the evening before a day to its own evening. */
const nightBefore = (day: string) => {
  const evening = startOfDay(addDays(planDay(day), -1), 0).getTime() + 20 * hour;
  return Array.from({ length: 4 * 24 }, (_, quarter) => new Date(evening + (quarter * hour) / 4));
};

describe.each(zones)('[ST2] in %s', (zone) => {
  it('a day contains every moment from its start to the start of the next', () =>
    inZone(zone, () => {
      fc.assert(
        fc.property(anyMoment, anyHour, (moment, dayStart) => {
          const day = planDayOf(moment, dayStart);
          expect(startOfDay(day, dayStart) <= moment).toBe(true);
          expect(moment < startOfDay(addDays(day, 1), dayStart)).toBe(true);
        }),
      );
    }));

  it('is the calendar day from that hour on, and the day before until then', () =>
    inZone(zone, () => {
      fc.assert(
        fc.property(anyMoment, (moment) => {
          const calendarDay = planDayOf(moment);
          for (const dayStart of dayStartHours)
            expect([calendarDay, addDays(calendarDay, -1)]).toContain(planDayOf(moment, dayStart));
          if (moment.getHours() >= 7) expect(planDayOf(moment, 6)).toBe(calendarDay);
        }),
      );
    }));

  // Nights with clock changes in this or another zone; all others are like one of them.
  it.each(['2026-03-08', '2026-03-29', '2026-04-05', '2026-04-24', '2026-10-04', '2026-10-25', '2026-10-30'])(
    'the day changes once in the night to %s, even with a clock change',
    (day) =>
      inZone(zone, () => {
        for (const dayStart of dayStartHours) {
          const days = nightBefore(day).map((moment) => planDayOf(moment, dayStart));
          expect(days).toEqual(days.toSorted());
          expect(new Set(days)).toEqual(new Set([addDays(planDay(day), -1), day]));
        }
      }),
  );
});

it('[ST2] at two in the morning it is still yesterday for users whose days start at four', () =>
  inZone('Europe/Berlin', () => {
    const clock = { now: () => new Date(2026, 2, 5, 2) };
    expect([0, 2, 3, 4].map((dayStart) => todayOf(clock, dayStart))).toEqual([
      '2026-03-05',
      '2026-03-05',
      '2026-03-04',
      '2026-03-04',
    ]);
  }));

it('[ST1] each hour has a name in the format of the locale', () => {
  expect(dayStartHours.map((hour) => dayStartName(hour, 'en-GB'))).toEqual([
    'Midnight',
    '01:00',
    '02:00',
    '03:00',
    '04:00',
    '05:00',
    '06:00',
  ]);
});
