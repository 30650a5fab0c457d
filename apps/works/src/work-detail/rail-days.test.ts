import { planDay } from '@dayloom/domain';
import { expect, it } from 'vitest';
import { railDays } from './rail-days.ts';

const range = (startDate: string, endDate: string) => ({
  startDate: planDay(startDate),
  endDate: planDay(endDate),
});

it('[WD5] the rail shows the days around the selected one, only a few even for a work of many years', () => {
  const days = railDays(range('2000-01-01', '2080-01-01'), planDay('2024-02-29'));
  expect(days).toHaveLength(15);
  expect([days[0], days[7], days[14]]).toEqual(['2024-02-22', '2024-02-29', '2024-03-07']);
});

it('[WD3][WD4] the rail never leaves the range of the work', () => {
  expect(railDays(range('2026-03-10', '2026-03-12'), planDay('2026-03-10'))).toEqual([
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
  ]);
});
