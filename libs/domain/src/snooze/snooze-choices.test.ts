import { expect, it } from 'vitest';
import type { Instant } from '../brands.ts';
import { snoozeChoices } from './snooze-choices.ts';
import { snoozeText } from './snooze-text.ts';

const at = (local: string) => new Date(local);
const chosen = (now: string, dayStart?: number) =>
  snoozeChoices(at(now), dayStart).map(
    ({ label, until }) => `${label}: ${snoozeText(until, at(now), 'en-US')}`,
  );

it.each([
  [
    '2026-03-10T12:00:20',
    0,
    'In 30 minutes: 12:30 PM',
    'In an hour: 1:00 PM',
    'This evening: 6:00 PM',
    'Tomorrow morning: tomorrow, 9:00 AM',
  ],
  [
    '2026-03-10T17:30',
    0,
    'In 30 minutes: 6:00 PM',
    'In an hour: 6:30 PM',
    'Tomorrow morning: tomorrow, 9:00 AM',
  ],
  [
    '2026-03-10T01:30',
    0,
    'In 30 minutes: 2:00 AM',
    'In an hour: 2:30 AM',
    'Tomorrow morning: 9:00 AM',
    'This evening: 6:00 PM',
  ],
  [
    '2026-03-10T05:30',
    6,
    'In 30 minutes: 6:00 AM',
    'In an hour: 6:30 AM',
    'Tomorrow morning: 9:00 AM',
    'This evening: 6:00 PM',
  ],
  [
    '2026-03-10T23:45',
    0,
    'In 30 minutes: tomorrow, 12:15 AM',
    'In an hour: tomorrow, 12:45 AM',
    'Tomorrow morning: tomorrow, 9:00 AM',
  ],
] as const)('[NF32] what is offered at %s, with a day that starts at %i', (now, dayStart, ...expected) =>
  expect(chosen(now, dayStart)).toEqual(expected),
);

it.each([
  ['2026-03-12T09:00', 'Thu, Mar 12, 9:00 AM'],
  ['2027-03-12T09:00', 'Mar 12, 2027, 9:00 AM'],
])('[NF32] %s is said with its day', (until, text) =>
  expect(snoozeText(new Date(until).toISOString() as Instant, at('2026-03-10T12:00'), 'en-US')).toBe(text),
);
