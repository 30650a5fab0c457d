// @vitest-environment jsdom
import { planDay, type Task, type Work } from '@dayloom/domain';
import { testShell } from '@dayloom/testing/shell';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { aTask, aWork, createTask, seedOf, today } from '../testing/records.ts';
import Dashboard from './dashboard.tsx';

const ending = (day: string, fields: Partial<Work> = {}) => aWork({ endDate: planDay(day), ...fields });

async function openWith(works: readonly Work[], tasks: readonly Task[] = []) {
  const shell = await testShell({ today, seed: seedOf(works, tasks) });
  openScreen(shell, <Dashboard />);
  return { shell };
}

it('[DB10] analytics show the share of each priority', async () => {
  await openWith([
    ending('2026-03-09', { startDate: planDay('2026-03-01'), priority: 'low' }),
    ending('2026-03-30', { priority: 'high' }),
    ending('2026-03-30', { priority: 'high' }),
    ending('2026-03-30', { priority: 'medium' }),
  ]);
  const table = await screen.findByRole('table', { name: 'Priority distribution' });
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(cells).toEqual(['Low 25%1', 'Medium 25%1', 'High 50%2']);
});

it('[DB11] the completion rate is the completed share of all tasks, including those without a work', async () => {
  const work = aWork();
  const { workId: _none, ...inbox } = aTask(work);
  const tasks = [aTask(work, { completed: true }), aTask(work), aTask(work), inbox];
  const { shell } = await openWith([work, ending('2026-03-01', { startDate: planDay('2026-03-01') })], tasks);
  expect(await screen.findByText('25%', { exact: true })).toBeTruthy();
  expect(screen.getByText('1 of 4 tasks')).toBeTruthy();
  await shell.store.commit([createTask(aTask(work, { completed: true }))]);
  expect(await screen.findByText('2 of 5 tasks')).toBeTruthy();
});

it('[DB11] the rate is 0% without tasks, and the bar shows an empty state', async () => {
  await openWith([]);
  expect(await screen.findByText('0%')).toBeTruthy();
  expect(await screen.findByText('No works to compare yet')).toBeTruthy();
  expect(await screen.findByText('No upcoming deadlines')).toBeTruthy();
});
