import { expect, it } from 'vitest';
import { hoursText } from './duration-text.ts';

it.each([
  [0, '0h'],
  [1, '0h'],
  [1500, '0.4h'],
  [3600, '1h'],
  [3780, '1.1h'],
  [35_820, '10h'],
  [359_640, '99.9h'],
])('[PF8] [PF9] %i seconds read %s', (seconds, text) => {
  expect(hoursText(seconds)).toBe(text);
});
