import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UserId } from '../brands.ts';
import type { TimerSession } from '../records/timer-session.ts';
import { instantOf } from '../time/instant.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { planDay } from '../time/plan-day.ts';
import { analyticsRanges, periodsOf } from './analytics-range.ts';
import { focusByWork } from './focus-by-work.ts';
import { minutesOn, secondsByDay, totalOf } from './seconds-by-day.ts';

const sessionAt = (
  at: Date,
  duration: number,
  purpose: Pick<TimerSession, 'workId' | 'workTitle'> = {},
): TimerSession => ({
  id: String(at.getTime()),
  userId: 'ada' as UserId,
  type: 'focus',
  duration,
  createdAt: instantOf(at),
  ...purpose,
});
const today = planDay('2026-03-10');
const { days } = periodsOf(7, today);
/** A session of March 2026 that ended at 9:00. */
const onDay = (day: number, minutes: number, workId?: string, workTitle?: string) =>
  sessionAt(new Date(2026, 2, day, 9), 60 * minutes, {
    ...(workId !== undefined && { workId }),
    ...(workTitle !== undefined && { workTitle }),
  });
const rowsOf = (...sessions: TimerSession[]) =>
  focusByWork(sessions, days, 0).map(({ key, title, minutes }) => [key, title, minutes]);

describe('focus by work', () => {
  it('[AN12] has the minutes of each work in the range, most first, and last those without a work', () => {
    expect(
      rowsOf(
        onDay(3, 100, 'fence', 'Fence'),
        onDay(4, 25, 'fence', 'Fence'),
        onDay(5, 200),
        onDay(6, 30, 'roof', 'Roof'),
        onDay(10, 15, 'fence', 'Fence'),
        onDay(11, 100, 'roof', 'Roof'),
      ),
    ).toEqual([
      ['fence', 'Fence', 40],
      ['roof', 'Roof', 30],
      ['', undefined, 200],
    ]);
    expect(rowsOf()).toEqual([]);
  });

  it('[AN12] has the last known title of a work', () => {
    expect(
      rowsOf(
        onDay(8, 1, 'a', 'Fence'),
        onDay(9, 1, 'a', 'Green fence'),
        onDay(10, 1, 'a'),
        onDay(10, 1, 'b'),
      ),
    ).toEqual([
      ['a', 'Green fence', 3],
      ['b', undefined, 1],
    ]);
  });

  it('[AN12] keeps works apart whose id is gone, by their title', () => {
    expect(rowsOf(onDay(8, 2, undefined, 'Fence'), onDay(9, 1, undefined, 'Roof'), onDay(9, 5))).toEqual([
      ['title:Fence', 'Fence', 2],
      ['title:Roof', 'Roof', 1],
      ['', undefined, 5],
    ]);
  });

  it('[AN12] [ST2] a session before the day start counts for the day before', () => {
    const night = sessionAt(new Date(2026, 2, 4, 3), 600, { workId: 'a' });
    expect(focusByWork([night], days, 3)).toHaveLength(1);
    expect(focusByWork([night], days, 4)).toEqual([]);
  });
});

const anySession = fc.record({
  at: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 30) }).map((time) => new Date(time)),
  duration: fc.integer({ min: 1, max: 14_400 }),
  workId: fc.constantFrom('a', 'b', 'c', undefined),
});

it.each(zones)('[AN7] [AN12] the sum over works is the sum of the days, in %s', (zone) =>
  inZone(zone, () => {
    fc.assert(
      fc.property(
        fc.array(anySession, { maxLength: 60 }),
        fc.constantFrom(...analyticsRanges),
        fc.constantFrom(0, 4),
        fc.constantFrom('2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01', '2026-12-28'),
        (drafts, range, dayStart, todayText) => {
          const period = periodsOf(range, planDay(todayText)).days;
          const sessions = drafts.map(({ at, duration, workId }) =>
            sessionAt(at, duration, workId === undefined ? {} : { workId }),
          );
          const works = focusByWork(sessions, period, dayStart);
          const ofDays = secondsByDay(
            sessions,
            ({ createdAt, duration }) => ({ moment: createdAt, duration }),
            dayStart,
          );
          const total = totalOf(minutesOn(period, ofDays));
          expect(totalOf(works.map(({ minutes }) => minutes))).toBe(total);
          expect(works.every(({ minutes }) => Number.isInteger(minutes) && minutes >= 0)).toBe(true);
          const named = works.filter(({ key }) => key !== '').map(({ minutes }) => minutes);
          expect(named).toEqual(named.toSorted((a, b) => b - a));
        },
      ),
    );
  }),
);
