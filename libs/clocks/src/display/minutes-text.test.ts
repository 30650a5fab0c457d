import { expect, it } from 'vitest';
import { minutesInTitle } from './clock-name.ts';
import { minutesText } from './minutes-text.ts';

it.each([
  [0, '0 min', 'under 1 min'],
  [59, '0 min', 'under 1 min'],
  [1500, '25 min', '25 min'],
  [3600, '1 h', '1 h'],
  [7500, '2 h 5 min', '2 h 5 min'],
])('[TH1] [FT12] %i seconds are %s, and %s in a title', (seconds, text, title) => {
  expect([minutesText(seconds), minutesInTitle(seconds)]).toEqual([text, title]);
});
