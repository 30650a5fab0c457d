import { describe, expect, it } from 'vitest';
import { intervalOf, median, quantile, resultOf } from './statistics.mjs';

describe('the statistics of the bench', () => {
  it('take the median of an odd and an even number of values', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('take the value that 90 % of the values are below', () => {
    expect(quantile([10, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0.9)).toBe(9);
    expect(quantile([5], 0.9)).toBe(5);
    const worst = intervalOf([1, 2, 3, 4, 50], (values) => quantile(values, 0.9));
    expect(worst.figure).toBe(50);
    expect(worst.low).toBeLessThanOrEqual(worst.high);
  });

  it('give an interval that contains the median and shrinks with the spread', () => {
    const wide = intervalOf([0.8, 0.9, 1, 1.1, 1.2, 1.3, 0.7], median);
    const narrow = intervalOf([0.99, 1, 1.01, 1, 1, 0.99, 1.01], median);
    expect(wide.low).toBeLessThanOrEqual(wide.figure);
    expect(wide.high).toBeGreaterThanOrEqual(wide.figure);
    expect(narrow.high - narrow.low).toBeLessThan(wide.high - wide.low);
  });

  it('report when the result is still undecided', () => {
    expect(resultOf({ low: 1, high: 1.1 }, 1.15)).toBe('holds');
    expect(resultOf({ low: 1.25, high: 1.4 }, 1.15)).toBe('broken');
    expect(resultOf({ low: 1.1, high: 1.3 }, 1.15)).toBe('undecided');
    expect(resultOf({ low: 30, high: 34.1 }, 34, 0)).toBe('undecided');
  });
});
