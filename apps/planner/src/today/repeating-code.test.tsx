// @vitest-environment jsdom
import type * as Repeats from '@dayloom/domain/repeats';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { seriesOf, taskOf } from '../testing/day-records.ts';
import { openToday, rowOf } from '../testing/open-today.tsx';

/** The requests for the code that computes the days. */
const code = vi.hoisted(() => ({ requests: 0, isOffline: true }));

vi.mock('@dayloom/domain/repeats', async (importOriginal) => {
  code.requests += 1;
  if (code.isOffline) throw new Error('offline');
  return importOriginal<typeof Repeats>();
});

it('[RP13] is not loaded for who repeats nothing', async () => {
  const { person } = await openToday([taskOf('Write')]);
  await rowOf('Write');
  await person.click(screen.getByRole('button', { name: 'Next day' }));
  await screen.findByText('Nothing planned');
  expect(code.requests).toBe(0);
});

it("[RP13] [RP17] if it cannot be loaded, the lists say so, and 'Retry' loads it", async () => {
  const { person } = await openToday([taskOf('Write'), seriesOf('Stretch')]);
  const plan = within(await screen.findByRole('region', { name: 'Plan of the day' }));
  await plan.findByText('Failed to fetch tasks');
  expect(screen.queryByText('Write')).toBeNull();
  // 'Left from before' says so, too.
  await waitFor(() => expect(screen.getAllByText('Failed to fetch tasks')).toHaveLength(2));
  code.isOffline = false;
  // Otherwise the failed import is not repeated.
  vi.resetModules();
  await person.click(plan.getByRole('button', { name: 'Retry' }));
  (await rowOf('Stretch')).getByTitle('Every day');
  await rowOf('Write');
  expect(screen.queryByText('Failed to fetch tasks')).toBeNull();
});
