import { expect, it } from 'vitest';
import { linesUpTo } from './scale.ts';

it.each([
  [0, [1]],
  [1, [1]],
  [3, [1, 2, 3]],
  [5, [2, 4, 6]],
  [12, [5, 10, 15]],
  [20, [5, 10, 15, 20]],
  [21, [10, 20, 30]],
  [100, [50, 100]],
  [750, [200, 400, 600, 800]],
])('[AN7] the lines of a chart that reaches %s are whole and few: %j', (most, lines) => {
  expect(linesUpTo(most)).toEqual(lines);
});
