// @vitest-environment jsdom
import { focusPress } from '@dayloom/domain/clocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onNarrowScreen, openTasks, rowOf, seriesOf, taskOf } from './testing/open-tasks.tsx';

const entry = 'Start focus on this task';
const tasks = [taskOf('Sand the boards'), taskOf('Buy paint', { completed: true })];
const address = () => screen.getByLabelText('address');

it('[WD22] an open task opens the timer with its title, a completed one does not', async () => {
  const { person } = await openTasks({ tasks, withTimer: true });
  expect((await rowOf('Buy paint')).queryByRole('button', { name: entry })).toBeNull();
  await person.click((await rowOf('Sand the boards')).getByRole('button', { name: entry }));
  expect(address().textContent).toBe('/timer?focus=Sand+the+boards&task=Sand-the-boards');
  expect(address().dataset['state']).toBe(JSON.stringify(focusPress));
});

it('[WD22] on a narrow screen it is in the menu of the task', async () => {
  onNarrowScreen();
  const { person } = await openTasks({ tasks, withTimer: true });
  const openMenu = async (title: string) =>
    person.click((await rowOf(title)).getByRole('button', { name: 'Task actions' }));
  await openMenu('Buy paint');
  expect(screen.getByRole('menuitem', { name: 'Rename task' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: entry })).toBeNull();
  await person.keyboard('{Escape}');
  await openMenu('Sand the boards');
  await person.click(screen.getByRole('menuitem', { name: entry }));
  expect(address().textContent).toBe('/timer?focus=Sand+the+boards&task=Sand-the-boards');
});

it("[WD22] without the timer's module there is no button", async () => {
  await openTasks({ tasks });
  expect((await rowOf('Sand the boards')).getByRole('button', { name: 'Rename task' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: entry })).toBeNull();
});

it('[FT17] [WD22] the day of a series is stored, so that the timer can read it', async () => {
  const { person, stored } = await openTasks({ series: [seriesOf('Water the plants')], withTimer: true });
  await person.click((await rowOf('Water the plants')).getByRole('button', { name: entry }));
  await waitFor(() => expect(address().textContent).toContain('task=Water-the-plants-20260310'));
  expect(await stored()).toMatchObject([{ id: 'Water-the-plants-20260310' }]);
});
