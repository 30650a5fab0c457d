import { describe, expect, it } from 'vitest';
import type { ItemRef } from './items.ts';
import { momentsInZone } from './moments-in-zone.ts';

const zones = ['Pacific/Kiritimati', 'Etc/GMT+12', 'Europe/Berlin'];
const createdAt = '0000-01-01T00:00:00.000Z';
const reminder = (dateTime: string) =>
  [
    { kind: 'reminder', id: 'r1' },
    { userId: 'ada', title: 'Call', dateTime, completed: false, createdAt },
  ] as const;
const activity = (date: string) =>
  [
    { kind: 'schedule', id: 's1' },
    { userId: 'ada', title: 'Yoga', date, startTime: '00:05', endTime: '23:00', createdAt },
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
  ])('[DA34] are empty where some time zone cannot express the day: %j %j', (item, stored) =>
    expect(zones.flatMap((zone) => momentsInZone(item, stored, zone))).toEqual([]),
  );

  it.each<readonly [ItemRef, unknown]>([
    reminder('1000-01-03T00:05'),
    reminder('1000-01-03T00:05:00.000Z'),
    reminder('9999-12-29T23:59:59.999Z'),
    activity('9999-12-29'),
  ])('[DA34] are two on any other day: %j %j', (item, stored) => {
    for (const zone of zones) expect(momentsInZone(item, stored, zone)).toHaveLength(2);
  });
});
