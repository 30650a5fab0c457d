import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDayOf } from '../time/clock.ts';
import { dayStartHours, startOfDay } from '../time/day-start.ts';
import { instantOf } from '../time/instant.ts';
import { addDays, planDay } from '../time/plan-day.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { analyticsRanges, periodsOf } from './analytics-range.ts';
import { heatWeeks } from './heat-year.ts';
import { minutesOn, secondsByDay, totalOf } from './seconds-by-day.ts';

interface Session {
  readonly at: Date;
  readonly duration: number;
}

const summed = (sessions: readonly Session[], dayStart = 0) =>
  secondsByDay(sessions, ({ at, duration }) => ({ moment: instantOf(at), duration }), dayStart);
/** A session of March 2026, by the local time of its end. */
const lasting = (duration: number, day: number, hours: number, minutes = 0): Session => ({
  at: new Date(2026, 2, day, hours, minutes),
  duration,
});

describe('minutes of a day', () => {
  it('[AN5] [AN6] are the sum of its sessions, by local day, and 0 on a day without one', () =>
    inZone('Europe/Berlin', () => {
      const sessions = [lasting(1500, 9, 23, 59), lasting(1500, 10, 0), lasting(600, 10, 18, 30)];
      const days = ['2026-03-08', '2026-03-09', '2026-03-10'].map(planDay);
      expect(minutesOn(days, summed(sessions))).toEqual([0, 25, 35]);
    }));

  it('[AN5] [ST2] before the hour at which days begin count for the day before', () =>
    inZone('America/New_York', () => {
      const night = [lasting(1500, 10, 2, 30)];
      const days = ['2026-03-09', '2026-03-10'].map(planDay);
      expect(minutesOn(days, summed(night, 2))).toEqual([0, 25]);
      expect(minutesOn(days, summed(night, 3))).toEqual([25, 0]);
    }));

  it.each(zones)('[AN5] [AN6] include the whole first day of a range, in %s', (zone) =>
    inZone(zone, () => {
      for (const today of ['2026-04-04', '2026-10-31', '2026-11-07'].map(planDay))
        for (const dayStart of dayStartHours) {
          const { days, before } = periodsOf(7, today);
          const start = startOfDay(days[0] ?? today, dayStart).getTime();
          const moments = [start - 1, start, startOfDay(days[1] ?? today, dayStart).getTime() - 1];
          const sessions = moments.map((time) => ({ at: new Date(time), duration: 60 }));
          expect(minutesOn(days, summed(sessions, dayStart))).toEqual([2, 0, 0, 0, 0, 0, 0]);
          expect(minutesOn(before, summed(sessions, dayStart))).toEqual([0, 0, 0, 0, 0, 0, 1]);
        }
    }),
  );

  it('[AN5] are rounded for the whole day, so that short sessions count together', () => {
    const day = planDay('2026-03-10');
    const short = Array.from({ length: 4 }, (_, hour) => lasting(20, 10, 8 + hour));
    expect(minutesOn([day], summed(short))).toEqual([1]);
  });
});

const first = Date.UTC(2024, 0, 2);
const last = Date.UTC(2030, 11, 30);
const anySession = fc.record({
  at: fc.integer({ min: first, max: last }).map((time) => new Date(time)),
  duration: fc.integer({ min: 1, max: 14_400 }),
});

it.each(zones)('[AN5] [AN6] [AN7] nothing is lost or counted twice in %s', (zone) =>
  inZone(zone, () => {
    fc.assert(
      fc.property(
        fc.array(anySession, { maxLength: 40 }),
        fc.constantFrom(...analyticsRanges),
        fc.constantFrom(0, 3, 6),
        fc.constantFrom('2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01', '2027-01-01'),
        (sessions, range, dayStart, todayText) => {
          // Moved into the range, including its clock changes, so that most of them count.
          const today = planDay(todayText);
          const { days } = periodsOf(range, today);
          const from = startOfDay(days[0] ?? today, dayStart).getTime();
          const to = startOfDay(addDays(today, 1), dayStart).getTime();
          const near = sessions.map(({ at, duration }) => ({
            at: new Date(from - 86_400_000 + (at.getTime() % (to - from + 2 * 86_400_000))),
            duration,
          }));
          const seconds = summed(near, dayStart);
          const inOrder = near.toSorted((a, b) => a.at.getTime() - b.at.getTime());
          expect(new Map(summed(inOrder, dayStart))).toEqual(new Map(seconds));
          for (const { at } of near) expect(seconds.has(planDayOf(at, dayStart))).toBe(true);
          const inRange = near.filter(({ at }) => from <= at.getTime() && at.getTime() < to);
          expect(totalOf(days.map((day) => seconds.get(day) ?? 0))).toBe(
            totalOf(inRange.map(({ duration }) => duration)),
          );
          // Views of the same days show the same values, and so the same sum.
          const minutes = minutesOn(days, seconds);
          expect(minutesOn(periodsOf(90, today).days, seconds).slice(-range)).toEqual(minutes);
          expect(minutesOn(heatWeeks(today, 1).flat(), seconds).slice(-range)).toEqual(minutes);
          expect(totalOf([...seconds.values()])).toBe(totalOf(near.map(({ duration }) => duration)));
        },
      ),
    );
  }),
);
