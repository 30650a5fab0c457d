import { expect, it } from 'vitest';
import { clockName, minutesInTitle } from './clock-name.ts';

it('[KA9] the name of a running clock contains minutes, and stays the same for sixty seconds', () => {
  const hour = Array.from({ length: 3_600 }, (_, second) => clockName('Focus', second, false));
  expect(new Set(hour).size).toBe(60);
  expect(hour.filter((name, second) => name !== hour[second - 1])).toHaveLength(60);
  expect([hour[59], hour[60], hour[1_499]]).toEqual([
    'Focus runs, less than a minute',
    'Focus runs, 1 minute',
    'Focus runs, 24 minutes',
  ]);
});

it('[KA9] [CK6] the name of a paused clock does not change, and contains its time to the second', () => {
  expect(clockName('Focus', 903, true)).toBe('Focus paused at 15:03');
});

it('[CK6] the name ends with the task of the run', () => {
  expect(clockName('Focus', 1_020, false, 'Write the report')).toBe(
    'Focus runs, 17 minutes, on Write the report',
  );
  expect(clockName('Focus', 1_062, true, 'Write the report')).toBe(
    'Focus paused at 17:42, on Write the report',
  );
});

it.each([
  [0, 'under 1 min'],
  [59, 'under 1 min'],
  [1500, '25 min'],
  [7500, '2 h 5 min'],
])('[FT12] %i seconds are %s in a title', (seconds, title) => {
  expect(minutesInTitle(seconds)).toBe(title);
});
