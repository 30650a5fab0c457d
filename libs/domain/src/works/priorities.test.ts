import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPriority, priorities } from '../records/work-facts.ts';
import { priorityGlyphs, priorityNames, priorityPercents } from './priorities.ts';

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

  it('[DB10] have the share of their works in whole percent', () => {
    expect(priorityPercents({ low: 1, medium: 2, high: 5 })).toEqual({ low: 13, medium: 25, high: 62 });
    expect(priorityPercents({ low: 199, medium: 0, high: 1 })).toEqual({ low: 99, medium: 0, high: 1 });
    expect(priorityPercents({ low: 1, medium: 1, high: 1 })).toEqual({ low: 34, medium: 33, high: 33 });
    expect(priorityPercents({ low: 0, medium: 0, high: 0 })).toEqual({ low: 0, medium: 0, high: 0 });
  });

  it('[DB10] have shares that add up to 100, each less than one percent off', () => {
    const count = fc.nat(10_000);
    fc.assert(
      fc.property(count, count, count, (low, medium, high) => {
        fc.pre(low + medium + high > 0);
        const percents = priorityPercents({ low, medium, high });
        expect(percents.low + percents.medium + percents.high).toBe(100);
        expect(Math.abs(percents.low - (100 * low) / (low + medium + high))).toBeLessThan(1);
      }),
    );
  });
});
