import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuickAdd } from './read-quick-add.ts';

const now = new Date(2026, 2, 4, 10, 30);
const anyNumber = fc.integer({ min: 1, max: 31 });
const anyTime = fc.constantFrom('11:00', 'at 11:00', '11 a.m.', 'at 11h');
const two = (number: number) => String(number).padStart(2, '0');

describe('numbers next to a time', () => {
  it('[QA3] are a day first and then a month with dots, or no day', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyTime, (date, month, time) => {
        const { title, day, doubt } = readQuickAdd(`Call ${date}.${month}. ${time}`, { now });
        if (doubt) expect([day, doubt.day]).toEqual([undefined, undefined]);
        else expect([title, day?.slice(5)]).toEqual(['Call', `${two(month)}-${two(date)}`]);
      }),
      { seed: 7, numRuns: 1_000 },
    );
  });

  it('[QA3] with a slash are a date only if one order of day and month is possible', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyTime, (one, other, time) => {
        const line = `Call ${one}/${other} ${time}`;
        const { title, day } = readQuickAdd(line, { now });
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        if (low > 12) expect(title).toBe(`Call ${one}/${other}`);
        else if (high <= 12 && low !== high) expect([title, day]).toEqual([line, undefined]);
        else if (day) expect([title, day.slice(5)]).toEqual(['Call', `${two(low)}-${two(high)}`]);
        else expect([title, high > 29]).toEqual([line, true]);
      }),
      { seed: 8, numRuns: 1_000 },
    );
  });
});
