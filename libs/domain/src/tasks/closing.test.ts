import { expect, it } from 'vitest';
import { planDay } from '../time/plan-day.ts';
import { isClosingTime } from './closing.ts';

it.each([
  ['2026-03-10T16:59:59', false],
  ['2026-03-10T17:00:00', true],
  ['2026-03-10T23:59:00', true],
  // The user's day may start later than the calendar day.
  ['2026-03-11T02:00:00', true],
])('[TD8] a day can be closed from 17:00 on: at %s %s', (now, can) => {
  expect(isClosingTime(planDay('2026-03-10'), new Date(now))).toBe(can);
});
