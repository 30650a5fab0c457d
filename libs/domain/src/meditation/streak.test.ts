import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Instant, PlanDay } from '../brands.ts';
import { addDays, planDay } from '../time/plan-day.ts';
import { inZone } from '../time/zones.fixture.ts';
import { streakDayText, streakWeeks } from './streak-weeks.ts';
import { sessionDays, streakOf } from './streak.ts';

interface Vector {
  readonly name: string;
  /** The time zone of the reader. */
  readonly zone?: string;
  readonly dayStart?: number;
  readonly today: string;
  /** Moments with their UTC offset. */
  readonly sessions: readonly string[];
  readonly streak: readonly [current: number, longest: number];
}

const berlin = (day: string, time = '21:30') => `2026-${day}T${time}+01:00`;
const berlinInSummer = (day: string, time = '21:30') => `2026-${day}T${time}+02:00`;
const newYork = (day: string, time = '21:30') => `2026-${day}T${time}-05:00`;
const auckland = (day: string, time = '21:30') => `2026-${day}T${time}+13:00`;

const vectors: readonly Vector[] = [
  { name: 'no session', today: '2026-01-10', sessions: [], streak: [0, 0] },
  { name: 'one today', today: '2026-01-10', sessions: [berlin('01-10')], streak: [1, 1] },
  {
    name: 'one yesterday, while today may still join it',
    today: '2026-01-10',
    sessions: [berlin('01-09')],
    streak: [1, 1],
  },
  {
    name: 'one the day before yesterday',
    today: '2026-01-10',
    sessions: [berlin('01-08')],
    streak: [0, 1],
  },
  {
    name: 'a gap',
    today: '2026-01-10',
    sessions: [berlin('01-05'), berlin('01-06'), berlin('01-07'), berlin('01-09'), berlin('01-10')],
    streak: [2, 3],
  },
  {
    name: 'two sessions a day',
    today: '2026-01-10',
    sessions: [berlin('01-09', '07:00'), berlin('01-09'), berlin('01-10', '07:00'), berlin('01-10')],
    streak: [2, 2],
  },
  {
    name: 'in any order',
    today: '2026-01-10',
    sessions: [berlin('01-09'), berlin('01-10'), berlin('01-08')],
    streak: [3, 3],
  },
  {
    name: 'over the end of a year and a leap day',
    today: '2028-03-01',
    sessions: ['2028-02-28T21:30+01:00', '2028-02-29T21:30+01:00', '2028-03-01T21:30+01:00'],
    streak: [3, 3],
  },
  {
    name: 'after midnight it is the next day',
    today: '2026-01-10',
    sessions: [berlin('01-08', '23:50'), berlin('01-10', '00:20')],
    streak: [1, 1],
  },
  {
    name: 'after midnight it is still the same day for a user whose day starts at four',
    dayStart: 4,
    today: '2026-01-09',
    sessions: [berlin('01-08', '23:50'), berlin('01-10', '00:20')],
    streak: [2, 2],
  },
  {
    name: 'before and after the hour at which days start there are two days',
    dayStart: 4,
    today: '2026-01-10',
    sessions: [berlin('01-10', '03:59'), berlin('01-10', '04:00')],
    streak: [2, 2],
  },
  {
    name: 'a flight to the west, read after landing',
    zone: 'America/New_York',
    today: '2026-01-10',
    sessions: [berlin('01-07'), berlin('01-08'), newYork('01-09'), newYork('01-10')],
    streak: [4, 4],
  },
  {
    name: 'a flight to the east, read after landing',
    today: '2026-01-10',
    sessions: [newYork('01-07', '17:30'), newYork('01-08', '17:30'), berlin('01-09'), berlin('01-10')],
    streak: [4, 4],
  },
  {
    name: 'a flight over the date line, which skips a day of the calendar',
    zone: 'Pacific/Auckland',
    today: '2026-01-11',
    sessions: [
      '2026-01-07T21:30-08:00',
      '2026-01-08T21:30-08:00',
      auckland('01-10', '21:30'),
      auckland('01-11', '21:30'),
    ],
    streak: [4, 4],
  },
  {
    name: 'the clock goes forward',
    today: '2026-03-30',
    sessions: [berlin('03-28', '23:30'), berlinInSummer('03-29', '23:30'), berlinInSummer('03-30', '00:30')],
    streak: [3, 3],
  },
  {
    name: 'the clock goes back',
    today: '2026-10-26',
    sessions: [berlinInSummer('10-24', '23:30'), berlin('10-25', '23:30'), berlin('10-26', '00:30')],
    streak: [3, 3],
  },
  {
    name: 'mornings around the day of 25 hours',
    today: '2026-10-26',
    sessions: [berlinInSummer('10-24', '08:00'), berlin('10-25', '08:00'), berlin('10-26', '08:00')],
    streak: [3, 3],
  },
  {
    name: 'Tuesday in Tokyo and then Monday in Honolulu are both Monday there',
    zone: 'Pacific/Honolulu',
    today: '2026-06-08',
    sessions: ['2026-06-09T07:00+09:00', '2026-06-08T20:00-10:00'],
    streak: [1, 1],
  },
  {
    name: 'half past midnight on Wednesday counts for Tuesday where days start at four',
    dayStart: 4,
    today: '2026-01-13',
    sessions: [berlin('01-12', '21:30'), berlin('01-14', '00:30')],
    streak: [2, 2],
  },
  {
    name: 'the longest row is kept when the present one is over',
    today: '2026-01-12',
    sessions: [berlin('01-08'), berlin('01-09'), berlin('01-10')],
    streak: [0, 3],
  },
  {
    name: 'a night in which the clock goes back over the hour at which days start',
    dayStart: 3,
    today: '2026-10-25',
    sessions: [berlinInSummer('10-24', '22:00'), berlinInSummer('10-25', '02:30'), berlin('10-25', '03:30')],
    streak: [2, 2],
  },
  {
    name: 'a session of a clock that is ahead waits for its day',
    today: '2026-01-10',
    sessions: [berlin('01-09'), berlin('01-10'), berlin('01-11'), berlin('02-20')],
    streak: [2, 2],
  },
];

const instants = (moments: readonly string[]) =>
  moments.map((moment) => new Date(moment).toISOString() as Instant);

describe('the streak', () => {
  it.each(vectors)(
    '[MD12] [ST2] $name',
    ({ zone = 'Europe/Berlin', dayStart = 0, today, sessions, streak }) =>
      inZone(zone, () => {
        const { current, longest } = streakOf(sessionDays(instants(sessions), dayStart), planDay(today));
        expect([current, longest]).toEqual(streak);
      }),
  );

  it('[MD12] counts the days without a gap before today, and ignores earlier ones', () => {
    const today = planDay('2026-06-15');
    fc.assert(
      fc.property(fc.nat({ max: 400 }), fc.array(fc.nat({ max: 400 })), (length, earlier) => {
        const row = Array.from({ length }, (_, daysAgo) => daysAgo);
        const ago = [...row, ...earlier.map((day) => length + 2 + day)];
        const streak = streakOf(
          new Map(ago.map((one): [PlanDay, number] => [addDays(today, -one), 1])),
          today,
        );
        expect(streak.current).toBe(length);
        expect(streak.longest).toBeGreaterThanOrEqual(length);
      }),
    );
  });
});

describe('the calendar of the streak', () => {
  const today = planDay('2026-03-11');
  const weeks = streakWeeks(new Map([[planDay('2026-03-10'), 2]]), today, 1);

  it('[MD14] has five whole weeks, the last one with today', () => {
    expect(weeks.map((week) => [week[0]?.day, week.length])).toEqual([
      ['2026-02-09', 7],
      ['2026-02-16', 7],
      ['2026-02-23', 7],
      ['2026-03-02', 7],
      ['2026-03-09', 7],
    ]);
  });

  it('[MD14] [KA10] describes a day in words', () => {
    expect(weeks[4]?.slice(0, 4).map(streakDayText)).toEqual([
      'no session',
      '2 sessions',
      'no session',
      'still to come',
    ]);
    expect(streakDayText({ day: today, sessions: 1, isAhead: false })).toBe('1 session');
  });
});
