// @vitest-environment jsdom
import { addressOf, type Shell } from '@dayloom/platform';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { address } from '../testing/open-screen.tsx';
import { openWorkDetail } from '../testing/open-work-detail.tsx';
import { aTask, aWork, today } from '../testing/records.ts';

afterEach(() => vi.unstubAllGlobals());

const entry = 'Start focus on this task';
const work = aWork();
const tasks = [
  aTask(work, { date: today, title: 'Sand the boards' }),
  aTask(work, { date: today, title: 'Buy paint', completed: true }),
];
/** Adds the timer's module. */
const withTimer = (shell: Shell): Shell => ({
  ...shell,
  navigation: {
    ...shell.navigation,
    intent: (id, params) => (id === 'start-focus' ? addressOf('/timer', params) : undefined),
  },
});
const row = async (title: string) => within((await screen.findByText(title)).closest('li')!);

it('[WD22] an open task of the day opens the timer with its title, a completed one does not', async () => {
  const { person } = await openWorkDetail({ work, tasks, around: withTimer });
  const open = await row('Sand the boards');
  expect((await row('Buy paint')).queryByRole('button', { name: entry })).toBeNull();
  await person.click(open.getByRole('button', { name: entry }));
  expect(address()).toBe('/timer?focus=Sand+the+boards');
});

it('[WD22] on a narrow screen it is in the menu of the task', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('<'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { person } = await openWorkDetail({ work, tasks, around: withTimer });
  await person.click((await row('Buy paint')).getByRole('button', { name: 'Task actions' }));
  expect(screen.getByRole('menuitem', { name: 'Rename task' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: entry })).toBeNull();
  await person.keyboard('{Escape}');
  await person.click((await row('Sand the boards')).getByRole('button', { name: 'Task actions' }));
  await person.click(screen.getByRole('menuitem', { name: entry }));
  expect(address()).toBe('/timer?focus=Sand+the+boards');
});

it("[WD22] without the timer's module there is no menu item", async () => {
  await openWorkDetail({ work, tasks });
  expect((await row('Sand the boards')).getByRole('button', { name: 'Rename task' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: entry })).toBeNull();
});
