// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { seriesOf, taskOf } from '../testing/day-records.ts';
import { openCalendar, readCell } from '../testing/open-calendar.tsx';
import { onPhone } from '../testing/windows.ts';

afterEach(() => vi.unstubAllGlobals());

const records = [seriesOf('Stir'), taskOf('Cut paper')];
const icons = (row: HTMLElement) => row.querySelectorAll('i').length;

it.each(['month', 'week'])('[RP9] a task that repeats has a sign in the calendar: %s', async (view) => {
  await openCalendar(records, { search: `?view=${view}` });
  const stir = await within(await readCell('March 12')).findByTitle('Task: Stir, every day');
  const paper = within(await readCell('March 10')).getByTitle('Task: Cut paper');
  expect([stir, paper].map((title) => icons(title.closest('a') ?? title))).toEqual([2, 1]);
});

it.each(['month', 'week'])('[RP9] the list of a day on phones has the rule as text: %s', async (view) => {
  onPhone();
  await openCalendar(records, { search: `?view=${view}` });
  const list = within(await screen.findByRole('list', { name: /March 10/ }));
  expect(list.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Task · Every day',
    'Task',
  ]);
});
