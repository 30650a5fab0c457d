import { expect, it } from 'vitest';
import { allFigures } from './all-figures.ts';

const ready = (value: number) => ({ phase: 'ready', value }) as const;

it('[ER46] figures are ready together, and one that failed is the one asked for again', () => {
  let asked = 0;
  const failed = { phase: 'failed', error: new Error('no'), retry: () => void (asked += 1) } as const;
  expect(allFigures({ a: ready(1), b: ready(2) })).toEqual({ phase: 'ready', values: { a: 1, b: 2 } });
  expect(allFigures({ a: ready(1), b: { phase: 'loading' } }).phase).toBe('loading');
  const both = allFigures({ a: failed, b: { phase: 'loading' } });
  if (both.phase === 'failed') both.retry();
  expect(asked).toBe(1);
});
