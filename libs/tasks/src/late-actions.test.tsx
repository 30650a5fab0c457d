// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { taskActions } from './late-actions.ts';
import { button, openTasks, taskOf } from './testing/open-tasks.tsx';

/** The page before its late code is loaded; a press fetches it. */
function beforeLateCode() {
  const peek = vi.spyOn(taskActions, 'peek').mockReturnValue(undefined);
  const load = vi.spyOn(taskActions, 'load');
  load.mockImplementationOnce(async () => Promise.reject(new Error('offline')));
  load.mockImplementation(async () => {
    peek.mockRestore();
    load.mockRestore();
    return taskActions.load();
  });
}

it('[WD11] a press on the title before its editor can be fetched is reported, and the next one opens it', async () => {
  const { person, toastTexts } = await openTasks({ tasks: [taskOf('Buy paint')] });
  beforeLateCode();
  await person.click(button('Rename task'));
  await vi.waitFor(() => expect(toastTexts()).toEqual(['Failed to update task']));
  expect(screen.queryByLabelText('Task title')).toBeNull();
  await person.click(button('Rename task'));
  expect(document.activeElement).toBe(await screen.findByLabelText('Task title'));
});

it('[TD4] a press on another day before its dialog can be fetched is reported, and the next one opens it', async () => {
  const { person, toastTexts } = await openTasks({ tasks: [taskOf('Buy paint')] });
  const choose = async () => {
    await person.click(button('Move task'));
    await person.click(screen.getByRole('menuitem', { name: 'Another day...' }));
  };
  beforeLateCode();
  await choose();
  await vi.waitFor(() => expect(toastTexts()).toEqual(['Failed to update task']));
  expect(screen.queryByRole('dialog')).toBeNull();
  await choose();
  expect(await screen.findByRole('dialog', { name: 'Move Task' })).toBeTruthy();
});
