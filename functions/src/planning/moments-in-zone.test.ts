import { describe, expect, it } from 'vitest';
import type { ItemRef } from './items.ts';
import { momentsInZone } from './moments-in-zone.ts';

const zones = ['Pacific/Kiritimati', 'Etc/GMT+12', 'Europe/Berlin'];
const createdAt = '0000-01-01T00:00:00.000Z';
const reminder = (dateTime: string, more: object = {}) =>
  [
    { kind: 'reminder', id: 'r1' },
    { userId: 'ada', title: 'Call', dateTime, completed: false, createdAt, ...more },
  ] as const;
const activity = (date: string, more: object = {}) =>
  [
    { kind: 'schedule', id: 's1' },
    { userId: 'ada', title: 'Yoga', date, startTime: '00:05', endTime: '23:00', createdAt, ...more },
  ] as const;

describe('the moments of a stored item', () => {
  it.each<readonly [ItemRef, unknown]>([
    reminder('0000-01-01T00:00:00.000Z'),
    reminder('0000-12-31T23:59:59.999Z'),
    reminder('0500-06-01T12:00:00.000Z'),
    reminder('0999-12-31T23:59:59.999Z'),
    reminder('1000-01-01T00:05:00.000Z'),
    reminder('1000-01-01T00:05'),
    reminder('9999-12-31T23:59:59.999Z'),
    reminder('9999-12-31T23:59'),
    activity('1000-01-01'),
    activity('9999-12-31'),
    activity('2026-03-05', { snoozedUntil: '9999-12-31T23:59:59.999Z' }),
    activity('2026-03-05', { snoozedUntil: '0000-01-01T00:00:00.000Z' }),
  ])('[DA34] are empty where some time zone cannot express the day: %j %j', (item, stored) =>
    expect(zones.flatMap((zone) => momentsInZone(item, stored, { zone }))).toEqual([]),
  );

  it.each<readonly [ItemRef, unknown]>([
    reminder('1000-01-05T00:05', { leads: '2880 0' }),
    reminder('1000-01-05T00:05:00.000Z', { leads: '2880 0' }),
    reminder('9999-12-29T23:59:59.999Z'),
    activity('9999-12-29'),
  ])('[DA34] are two on any other day: %j %j', (item, stored) => {
    for (const zone of zones) expect(momentsInZone(item, stored, { zone })).toHaveLength(2);
  });

  const inBerlin = ([item, stored]: readonly [ItemRef, object], leads?: string) =>
    momentsInZone(item, stored, { zone: 'Europe/Berlin', leads });
  const timesOf = (...all: Parameters<typeof inBerlin>) => inBerlin(...all).map(({ at }) => at);
  const start = '2026-03-05T08:05:00.000Z';

  it('[NF31] [DA42] are those of its own leads, else those of the settings', () => {
    expect(timesOf(reminder(start), '60 5')).toEqual([
      '2026-03-05T07:05:00.000Z',
      '2026-03-05T08:00:00.000Z',
    ]);
    expect(timesOf(reminder(start, { leads: '0' }), '60 5')).toEqual([start]);
    expect(timesOf(reminder(start, { leads: 'none' }), '60 5')).toEqual([]);
    expect(timesOf(activity('2026-03-05'), 'none')).toEqual([]);
  });

  it.each([
    ['2026-03-29T10:00:30.000Z', '2026-03-28T11:00:30.000Z', '2026-03-27T11:00:30.000Z'],
    ['2026-10-25T11:00:00.000Z', '2026-10-24T10:00:00.000Z', '2026-10-23T10:00:00.000Z'],
    // 2:30 is 3:30 on the day before, which skips it.
    ['2026-03-30T00:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-03-28T01:30:00.000Z'],
  ])(
    "[NF31] of %s a day before is at the same time of the user's clock, %s",
    (at, dayBefore, twoDaysBefore) =>
      expect(timesOf(reminder(at, { leads: '2880 1440' }))).toEqual([twoDaysBefore, dayBefore]),
  );

  it('[NF21] say how early they are, in the time of the user', () =>
    expect(inBerlin(reminder(start, { leads: '1440 120' })).map(({ words }) => words.body)).toEqual([
      'Call starts tomorrow at 9:05 AM',
      'Call starts in 2 hours (9:05 AM)',
    ]));

  it('[NF32] [NF33] are none of what is done, and of what was put off that time and later ones', () => {
    const snoozedUntil = '2026-03-05T08:00:00.000Z';
    expect(timesOf(reminder(start, { snoozedUntil }))).toEqual([snoozedUntil, start]);
    expect(timesOf(reminder(start, { snoozedUntil, completed: true }))).toEqual([]);
    expect(timesOf(activity('2026-03-01', { snoozedUntil }))).toEqual([snoozedUntil]);
    expect(timesOf(activity('2026-03-01', { completed: true }))).toEqual([]);
  });

  it('[ST4] of what was made less than ten minutes before its start say so, but not the end of a snooze', () => {
    const made = '2026-03-05T08:00:00.000Z';
    const snoozedUntil = '2026-03-05T08:03:00.000Z';
    const moments = inBerlin(reminder(start, { createdAt: made, snoozedUntil }));
    expect(moments.map(({ madeAt }) => madeAt)).toEqual([undefined, made]);
  });
});
