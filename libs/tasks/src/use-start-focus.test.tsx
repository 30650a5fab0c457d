// @vitest-environment jsdom
import { focusPress } from '@dayloom/domain/clocks';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onNarrowScreen, openTasks, rowOf, taskOf } from './testing/open-tasks.tsx';

const entry = 'Start focus on this task';
const tasks = [taskOf('Sand the boards'), taskOf('Buy paint', { completed: true })];
const address = () => screen.getByLabelText('address');

it('[WD22] an open task opens the timer with its title, a completed one does not', async () => {
  const { person } = await openTasks({ tasks, withTimer: true });
  expect((await rowOf('Buy paint')).queryByRole('button', { name: entry })).toBeNull();
  await person.click((await rowOf('Sand the boards')).getByRole('button', { name: entry }));
  expect(address().textContent).toBe('/timer?focus=Sand+the+boards');
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
  expect(address().textContent).toBe('/timer?focus=Sand+the+boards');
});

it("[WD22] without the timer's module there is no button", async () => {
  await openTasks({ tasks });
  expect((await rowOf('Sand the boards')).getByRole('button', { name: 'Rename task' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: entry })).toBeNull();
});
