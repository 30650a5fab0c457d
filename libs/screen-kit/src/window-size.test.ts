import { expect, it } from 'vitest';
import { firstWindow, nextWindow } from './window-size.ts';

it('[DA19] windows start at 50 and grow, to 10,000 works in a dozen steps', () => {
  const sizes = [firstWindow];
  while (sizes.at(-1)! < 10_000) sizes.push(nextWindow(sizes.at(-1)!));
  expect(sizes.slice(0, 4)).toEqual([50, 100, 150, 250]);
  expect(sizes.length).toBeLessThan(16);
});
