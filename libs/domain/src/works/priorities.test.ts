import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPriority, priorities } from '../records/work.ts';
import { priorityGlyphs, priorityNames, priorityShares } from './priorities.ts';

describe('priorities', () => {
  it('[KA10] have a name and a glyph each', () => {
    expect(priorities.map((priority) => `${priorityGlyphs[priority]} ${priorityNames[priority]}`)).toEqual([
      '▼ Low',
      '■ Medium',
      '▲ High',
    ]);
  });

  it('[AW3] are distinguished from other values', () => {
    expect(priorities.every(isPriority)).toBe(true);
    expect(['High', '', 'all', 3, null, undefined].some(isPriority)).toBe(false);
  });

  it('[DB10] have the share of their works', () => {
    expect(priorityShares({ low: 1, medium: 2, high: 5 })).toEqual({ low: 0.125, medium: 0.25, high: 0.625 });
    expect(priorityShares({ low: 0, medium: 0, high: 0 })).toEqual({ low: 0, medium: 0, high: 0 });
  });

  it('[DB10] have shares that add up to one', () => {
    const count = fc.nat(10_000);
    fc.assert(
      fc.property(count, count, count, (low, medium, high) => {
        fc.pre(low + medium + high > 0);
        const shares = priorityShares({ low, medium, high });
        expect(shares.low + shares.medium + shares.high).toBeCloseTo(1, 12);
      }),
    );
  });
});
