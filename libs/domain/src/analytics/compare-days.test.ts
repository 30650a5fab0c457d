import { describe, expect, it } from 'vitest';
import { compareDays, comparisonText, type ComparisonUnit } from './compare-days.ts';

const five = [1, 1, 1, 1, 1, 0, 0];
const four = [9, 9, 9, 9, 0, 0, 0];

describe('a period against the one before', () => {
  it.each([
    [[3, 3, 3, 3, 3, 3, 0], five, 'count', '13 more than the 7 days before'],
    [five, [2, 2, 2, 2, 2, 0, 0], 'count', '5 fewer than the 7 days before'],
    [five, five.toReversed(), 'count', 'As many as in the 7 days before'],
    [[25, 25, 25, 25, 25, 0, 0], five, 'minutes', '120 min more than the 7 days before'],
    [five, [25, 25, 25, 25, 25, 0, 0], 'minutes', '120 min less than the 7 days before'],
    [five, five, 'minutes', 'As much as in the 7 days before'],
  ] as const satisfies [readonly number[], readonly number[], ComparisonUnit, string][])(
    '[AN8] of %j against %j reads %s: %s',
    (period, before, unit, text) => {
      expect(comparisonText(compareDays(period, before) ?? Number.NaN, unit, 7)).toBe(text);
    },
  );

  it.each([
    [four, five],
    [five, four],
    [four, four],
    [four, []],
    [[0, 0, 0, 0, 0, 0, 0], []],
  ])('[AN8] is not compared if either has fewer than five days of data: %j, %j', (period, before) => {
    expect(compareDays(period, before)).toBeUndefined();
    expect(compareDays(period, before, { period: 80, before: 20 })).toBeUndefined();
  });

  it.each([
    [71, 70, '1 point more than the 30 days before'],
    [50, 70, '20 points less than the 30 days before'],
    [70, 70, 'The same as in the 30 days before'],
  ])('[AN8] of rates is in points: %s%% after %s%%', (period, before, text) => {
    const difference = compareDays(five, five, { period, before });
    expect(comparisonText(difference ?? Number.NaN, 'points', 30)).toBe(text);
  });
});
