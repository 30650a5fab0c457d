import { expect, it } from 'vitest';
import { allTotals } from './all-totals.ts';

const ready = (value: number) => ({ phase: 'ready', value }) as const;
const loading = (isPartial: boolean) => ({ phase: 'loading', isPartial }) as const;

it('[ER46] totals are ready together, and Retry loads only the one that failed', () => {
  let asked = 0;
  const failed = { phase: 'failed', error: new Error('no'), retry: () => void (asked += 1) } as const;
  expect(allTotals({ a: ready(1), b: ready(2) })).toEqual({ phase: 'ready', values: { a: 1, b: 2 } });
  expect(allTotals({ a: ready(1), b: loading(false) })).toEqual(loading(false));
  const both = allTotals({ a: failed, b: loading(true) });
  if (both.phase === 'failed') both.retry();
  expect(asked).toBe(1);
});

it('[DA35] all totals are loading while the records of one are incomplete', () => {
  expect(allTotals({ a: ready(1), b: loading(false), c: loading(true) })).toEqual(loading(true));
});
