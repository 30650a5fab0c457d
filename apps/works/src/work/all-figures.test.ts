import type { Instant } from '@dayloom/domain';
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

it('[DA35] figures are together as old as the oldest of them', () => {
  const old = '2026-03-10T07:30:00.000Z' as Instant;
  const older = '2026-03-09T07:30:00.000Z' as Instant;
  const aged = allFigures({ a: { ...ready(1), asOf: old }, b: { ...ready(2), asOf: older }, c: ready(3) });
  expect(aged).toMatchObject({ values: { a: 1, b: 2, c: 3 }, asOf: older });
});
