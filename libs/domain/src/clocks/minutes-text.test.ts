import { expect, it } from 'vitest';
import { minutesInWords, minutesText } from './minutes-text.ts';

it.each([
  [0, '0 min', '0 minutes'],
  [59, '0 min', '0 minutes'],
  [60, '1 min', '1 minute'],
  [1500, '25 min', '25 minutes'],
  [3600, '1 h', '1 hour'],
  [7500, '2 h 5 min', '2 hours 5 minutes'],
])('[TH1] [TH7] %i seconds are %s, in words %s', (seconds, text, words) => {
  expect([minutesText(seconds), minutesInWords(seconds)]).toEqual([text, words]);
});
