import { describe, expect, it } from 'vitest';
import type { Instant, PlanDay, UserId } from '../brands.ts';
import type { Repeat } from '../records/repeat.ts';
import { clockTime } from '../time/clock-time.ts';
import { planDay } from '../time/plan-day.ts';
import { inZone } from '../time/zones.fixture.ts';
import { computedDays } from './record-days.ts';
import { listedReminders, nextReminders } from './reminder-days.ts';

const pills: Repeat = {
  id: 'pills',
  series: 'pills',
  userId: 'ada' as UserId,
  makes: 'reminder',
  first: planDay('2026-03-02'),
  rule: 'FREQ=DAILY',
  title: 'Pills',
  time: clockTime('02:30'),
  createdAt: '2026-03-01T08:00:00.000Z' as Instant,
};
const moment = (text: string) => `2026-03-${text}:00.000Z` as Instant;
const on = (segment: Repeat, from: string, to: string) => ({
  segments: [segment],
  skips: [],
  changed: [],
  works: new Map(),
  from: planDay(from),
  to: planDay(to),
});
const momentsOn = (segment: Repeat, from: string, to: string) =>
  [...computedDays('reminder', on(segment, from, to))].map(({ dateTime }) => dateTime);

describe('a reminder that repeats', () => {
  it.each([
    ['Europe/Berlin', '2026-03-10T01:30:00.000Z'],
    ['America/New_York', '2026-03-10T06:30:00.000Z'],
  ])('[RP19] is at its time wherever the device is: in %s at %s', (zone, expected) =>
    inZone(zone, () => expect(momentsOn(pills, '2026-03-10', '2026-03-10')).toEqual([expected])),
  );

  it.each<readonly [string, string, string, readonly string[]]>([
    ['Europe/Berlin', '2026-03-28', '02:30', ['28T01:30', '29T01:30', '30T00:30']],
    ['Pacific/Apia', '2011-12-29', '09:00', ['29T19:00', '30T19:00']],
  ])('[RP19] in %s from %s has one time on each day that is there', (zone, first, time, expected) =>
    inZone(zone, () => {
      const days = Array.from({ length: 3 }, (_, index) => Number(first.slice(8)) + index);
      const segment = { ...pills, first: planDay('2011-01-01'), time: clockTime(time) };
      const moments = momentsOn(segment, first, `${first.slice(0, 8)}${days[2]}`);
      expect(moments.map((one) => one.slice(8, 16))).toEqual(expected);
    }),
  );

  it('[RP19] has no days without a time', () => {
    const { time: _, ...timeless } = pills;
    expect(momentsOn(timeless, '2026-03-10', '2026-03-12')).toEqual([]);
    expect(nextReminders({ segments: [timeless], skips: [], changed: [] }, moment('10T00:00'))).toEqual([]);
  });
});

describe('the reminders of series in a list', () => {
  const seriesOf = (id: string, rule: string): Repeat => ({ ...pills, id, series: id, title: id, rule });
  const view = {
    segments: [
      seriesOf('daily', 'FREQ=DAILY'),
      seriesOf('mondays', 'FREQ=WEEKLY;BYDAY=MO'),
      seriesOf('ended', 'FREQ=DAILY;COUNT=2'),
    ],
    skips: [],
    changed: [{ repeat: 'mondays', repeatDay: '2026-03-16' as PlanDay }],
  };
  const texts = (all: readonly { readonly title: string; readonly dateTime: string }[]) =>
    all.map(({ title, dateTime }) => `${title} ${dateTime.slice(5, 10)}`);

  it("[RM13] [RP20] are those of the user's day, and of a series without one its next, if it has no record", () =>
    inZone('Etc/UTC', () => {
      const day = { from: moment('10T00:00'), until: moment('11T00:00') };
      expect(texts(listedReminders(view, day))).toEqual(['daily 03-10', 'mondays 03-23']);
    }));

  it('[RM13] are of the day before until the hour at which days start', () =>
    inZone('Etc/UTC', () => {
      const day = { from: moment('10T04:00'), until: moment('11T04:00') };
      expect(texts(listedReminders(view, day))).toEqual(['daily 03-11', 'mondays 03-23']);
    }));

  it('[RM6] [RP20] that are ahead are one of each series', () =>
    inZone('Etc/UTC', () => {
      expect(texts(nextReminders(view, moment('10T02:31')))).toEqual(['daily 03-11', 'mondays 03-23']);
      expect(texts(nextReminders(view, moment('10T02:30')))).toEqual(['daily 03-10', 'mondays 03-23']);
    }));
});
