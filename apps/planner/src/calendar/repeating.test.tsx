// @vitest-environment jsdom
import { clockTime } from '@dayloom/domain';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { activitiesOf, seriesOf, taskOf } from '../testing/day-records.ts';
import { openCalendar, readCell } from '../testing/open-calendar.tsx';
import { onPhone } from '../testing/windows.ts';

afterEach(() => vi.unstubAllGlobals());

const records = [seriesOf('Stir'), taskOf('Cut paper')];
const timed = [
  seriesOf('Pills', { makes: 'reminder', time: clockTime('08:00') }),
  activitiesOf('Night shift', '22:00', '06:00'),
];
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
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

it.each(['month', 'week'])(
  '[RP20] [RP9] reminders and activities that repeat are on each of their days with sign and rule: %s',
  async (view) => {
    await openCalendar(timed, { search: `?view=${view}` });
    await readCell('March 12');
    const names = ['Reminder: Pills, 8:00 AM', 'Activity: Night shift, 10:00 PM – 6:00 AM +1'];
    const links = names.map((name) =>
      screen.findAllByTitle((title) => plain(title) === `${name}, every day`),
    );
    for (const found of await Promise.all(links)) {
      expect(found.length).toBeGreaterThanOrEqual(5);
      expect(found.every((one) => (one.closest('a')?.querySelector('i') ?? null) !== null)).toBe(true);
    }
  },
);

it('[RP20] [CA5] a night that repeats goes on each morning, with the rule as text in the list of the day', async () => {
  onPhone();
  await openCalendar(timed, { search: '?view=week' });
  const list = within(await screen.findByRole('list', { name: /March 12/ }));
  expect(list.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Activity · until 6:00 AM · Every day',
    'Reminder · 8:00 AM · Every day',
    'Activity · 10:00 PM – 6:00 AM +1 · Every day',
  ]);
});
