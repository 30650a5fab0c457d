// @vitest-environment jsdom
import type * as Repeats from '@dayloom/domain/repeats';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { today } from '../testing/day-records.ts';
import { openReminders, reminderAt, repeatingAt, rowOf } from '../testing/reminder-form.tsx';

/** The requests for the code that computes the days. */
const code = vi.hoisted(() => ({ requests: 0, isOffline: true }));

vi.mock('@dayloom/domain/repeats', async (importOriginal) => {
  code.requests += 1;
  if (code.isOffline) throw new Error('offline');
  return importOriginal<typeof Repeats>();
});

it('[RP13] the list of reminders loads none of the code for who repeats nothing', async () => {
  await openReminders([reminderAt('Plants', today, '19:00')]);
  await rowOf('Plants');
  expect(code.requests).toBe(0);
});

it("[RP13] if the code cannot be loaded, the list of reminders says so, and 'Retry' loads it", async () => {
  const { person } = await openReminders([
    reminderAt('Plants', today, '19:00'),
    repeatingAt('Pills', '20:00'),
  ]);
  await screen.findByText('Failed to fetch reminders');
  expect(screen.queryByText('Plants')).toBeNull();
  code.isOffline = false;
  // Otherwise the failed import is not repeated.
  vi.resetModules();
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  (await rowOf('Pills')).getByTitle('Every day');
  await rowOf('Plants');
});
