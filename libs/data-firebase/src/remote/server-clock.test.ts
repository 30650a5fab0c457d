import type { Clock } from '@dayloom/domain';
import { expect, it } from 'vitest';
import { serverClock } from './server-clock.ts';

const day = 86_400_000;
const truth = Date.parse('2026-03-20T12:00:00.000Z');
const ahead = (days: number): Clock => ({ now: () => new Date(truth + days * day) });
const mark = (days: number, count: number) => ({
  count,
  ids: [],
  last: [],
  stamp: new Date(truth + days * day).toISOString().replace('Z', '000000Z'),
});

it('[TR1] the time is the device’s own until the server’s time is known', () => {
  expect(serverClock(ahead(0)).inDays(60).toMillis()).toBe(truth + 60 * day);
});

it('[TR1] a device whose clock is months ahead reads the time from the mark that it updated itself', () => {
  const clock = serverClock(ahead(90));
  clock.read(mark(-30, 4));
  expect(clock.now()).toBe('2026-06-18T12:00:00.000Z');
  clock.raised(5);
  clock.read(mark(0, 5));
  expect(clock.now()).toBe('2026-03-20T12:00:00.000Z');
});

it('[TR1] a device whose clock is behind uses the stamp of any mark as the earliest possible time', () => {
  const clock = serverClock(ahead(-90));
  clock.read(mark(-30, 4));
  expect(clock.inDays(60).toMillis()).toBe(truth + 30 * day);
});
