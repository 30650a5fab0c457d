import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeScale } from './whole-scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [12, [0, 5, 10, 15]],
  [20, [0, 5, 10, 15, 20]],
  [100, [0, 50, 100]],
  [750, [0, 200, 400, 600, 800]],
])('[AN7] a chart up to %s has few lines, at whole values: %j', (highest, lines) => {
  expect(wholeScale(highest).lines).toEqual(lines);
});

it('[AN7] every chart has a line at 0 and one at or above its highest value, and at most six', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000 }), (highest) => {
      const { scale, lines } = wholeScale(highest);
      expect(lines[0]).toBe(0);
      expect(lines.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(scale(lines.at(-1) ?? Number.NaN)).toBeCloseTo(100);
      expect(lines.length).toBeLessThanOrEqual(6);
    }),
  );
});
