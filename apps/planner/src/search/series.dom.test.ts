// @vitest-environment jsdom
import type { Change } from '@dayloom/data';
import {
  clockTime,
  momentAt,
  type PlanDay,
  planDay,
  reminders,
  type Repeat,
  repeats,
  repeatSkips,
  schedules,
  seriesDayId,
} from '@dayloom/domain';
import type { SearchSource } from '@dayloom/platform';
import { add, anActivity, aReminder, aRepeat, aRepeatSkip } from '@dayloom/testing';
import { testShell, testUser } from '@dayloom/testing/shell';
import { describe, expect, it } from 'vitest';
import { today, tomorrow, yesterday } from '../testing/day-records.ts';
import searchActivities from './activities.ts';
import searchReminders from './reminders.ts';

const first = planDay('2026-03-02');
const time = clockTime('09:00');
const ofDay = (title: string, day: PlanDay) => ({
  id: seriesDayId('plants', day),
  title,
  repeat: 'plants',
  repeatDay: day,
});

interface Kind {
  readonly search: SearchSource;
  readonly fields: Partial<Repeat>;
  /** A stored day of the series. */
  readonly dayOf: (title: string, day: PlanDay) => Change;
  readonly word: string;
  /** What follows the day or the rule. */
  readonly times: string;
  /** The address of a day of the series. */
  readonly at: (day: PlanDay) => string;
}

const kinds: readonly (readonly [string, Kind])[] = [
  [
    'a reminder',
    {
      search: searchReminders,
      fields: { makes: 'reminder', time },
      dayOf: (title, day) =>
        add(reminders, aReminder(testUser.id, { ...ofDay(title, day), dateTime: momentAt(day, time) })),
      word: 'Reminder',
      times: '9:00 AM',
      at: (day) => `/reminders?reminder=plants&day=${day}`,
    },
  ],
  [
    'an activity',
    {
      search: searchActivities,
      fields: { makes: 'schedule', time, endTime: clockTime('10:00') },
      dayOf: (title, day) =>
        add(
          schedules,
          anActivity(testUser.id, {
            ...ofDay(title, day),
            date: day,
            startTime: time,
            endTime: clockTime('10:00'),
          }),
        ),
      word: 'Activity',
      times: '9:00 AM – 10:00 AM',
      at: (day) => `/timetable?date=${day}`,
    },
  ],
];

describe.each(kinds)('%s that repeats', (_, { search, fields, dayOf, word, times, at }) => {
  const segment = (more: Partial<Repeat> = {}) =>
    add(repeats, aRepeat(testUser.id, { id: 'plants', first, ...fields, ...more }));
  /** A later segment of the series. */
  const from = (day: PlanDay, more: Partial<Repeat>) =>
    segment({ id: seriesDayId('plants', day), series: 'plants', first: day, ...more });
  const skipOf = (day: PlanDay) => add(repeatSkips, aRepeatSkip(testUser.id, { series: 'plants', day }));

  async function resultsFor(typed: string, seed: readonly Change[]) {
    const shell = await testShell({ today, seed });
    const navigation = {
      ...shell.navigation,
      address: (id: string, params = {}) => `/${id}?${new URLSearchParams(params)}`,
    };
    return search({ ...shell, navigation })(typed, new AbortController().signal);
  }

  it('[RP18] [KA7] is found once, as the one of today, with its rule', async () => {
    const stored = [first, yesterday, today, tomorrow].map((day) => dayOf('Water the plants', day));
    expect(await resultsFor('water', [segment(), ...stored])).toEqual([
      {
        id: 'plants',
        title: 'Water the plants',
        detail: `${word}, every day, ${times}`,
        to: at(today),
        collection: 'repeats',
      },
    ]);
  });

  it('[RP18] is found as the next one that was not left out', async () => {
    const [found] = await resultsFor('water', [segment(), skipOf(today)]);
    expect(found?.to).toBe(at(tomorrow));
  });

  it('[RP18] is found once by each title of its series, as its next day', async () => {
    const renamed = from(planDay('2026-04-01'), { title: 'Feed the fish' });
    const found = await resultsFor('fish', [
      segment(),
      renamed,
      dayOf('Feed the fish', planDay('2026-04-02')),
    ]);
    expect(found.map(({ id, title, to }) => [id, title, to])).toEqual([
      ['plants', 'Water the plants', at(today)],
    ]);
  });

  it('[RP18] a day that was renamed on its own is found as itself', async () => {
    const found = await resultsFor('water', [segment(), dayOf('Water the roses', yesterday)]);
    expect(found.map(({ id, title, detail }) => [id, title, detail])).toEqual([
      ['plants', 'Water the plants', `${word}, every day, ${times}`],
      [seriesDayId('plants', yesterday), 'Water the roses', `${word}, Mar 9, 2026, ${times}`],
    ]);
  });

  it.each([
    ['ended', [segment(), from(yesterday, { rule: 'FREQ=DAILY;COUNT=1' })]],
    ['was deleted', []],
  ])('[RP18] the latest stored day is found of a series that %s', async (__, segments) => {
    const days = ['2026-03-02', '2026-03-04', '2026-03-03'].map(planDay);
    const stored = days.map((day) => dayOf('Water the plants', day));
    const found = await resultsFor('water', [...segments, ...stored]);
    expect(found.map(({ id }) => id)).toEqual(['plants-20260304']);
  });

  it('[RP18] is not found with what other kinds repeat', async () => {
    expect(await resultsFor('water', [segment({ makes: 'task' })])).toEqual([]);
  });
});
