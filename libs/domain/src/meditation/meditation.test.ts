import { expect, it } from 'vitest';
import { challengeShare, challengeText } from './challenge.ts';
import { mayLast } from './duration-choice.ts';

it.each([
  [0, '0/30 days', 0],
  [12, '12/30 days', 0.4],
  [30, '30/30 days', 1],
  [31, '31/30 days', 1],
])('[MD10] after %i sessions the challenge reads %s, and its bar is at most full', (n, text, share) => {
  expect([challengeText(n), challengeShare(n)]).toEqual([text, share]);
});

it.each([
  [10, 0, true],
  [10, 599_999, true],
  [10, 600_000, false],
  [10, 900_000, false],
  [15, 600_000, true],
])('[MD7] %i minutes after %i milliseconds: %s', (minutes, elapsed, may) => {
  expect(mayLast(minutes, elapsed)).toBe(may);
});
