// @vitest-environment jsdom
import { patch } from '@dayloom/data';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, onNarrowScreen, openTasks, taskOf, yesterday } from './testing/open-tasks.tsx';

const paint = taskOf('Buy paint');
const field = () => screen.getByLabelText<HTMLInputElement>('Task title');

it('[WD11][ER49][DA32] a title is renamed in place, on a past day too, and validated as when adding', async () => {
  const past = taskOf('Buy paint', { date: yesterday });
  const { shell, person, stored } = await openTasks({ tasks: [past], row: { open: false } });
  await person.click(button('Rename task'));
  await person.clear(field());
  await person.keyboard('  {Enter}');
  expect([await stored(), shell.shown]).toEqual([[past], []]);
  await person.clear(field());
  await person.keyboard(' Buy white paint {Enter}');
  expect(await screen.findByText('Buy white paint')).toBeTruthy();
  expect(await stored()).toEqual([{ ...past, title: 'Buy white paint' }]);
  await waitFor(() =>
    expect(shell.shown).toEqual([{ kind: 'success', message: 'Task updated successfully' }]),
  );
  expect(document.activeElement).toBe(button('Rename task'));
});

it('[KA1] on a narrow screen the focus returns to the menu from which the title was renamed', async () => {
  onNarrowScreen();
  const { person } = await openTasks({ tasks: [paint] });
  await person.click(button('Task actions'));
  await person.click(screen.getByRole('menuitem', { name: 'Rename task' }));
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(button('Task actions'));
});

it('[WD11] a press on the title opens it for renaming, and one that selects its text does not', async () => {
  const { person } = await openTasks({ tasks: [paint] });
  getSelection()?.selectAllChildren(screen.getByText('Buy paint'));
  fireEvent.click(screen.getByText('Buy paint'));
  expect(screen.queryByLabelText('Task title')).toBeNull();
  getSelection()?.empty();
  await person.click(screen.getByText('Buy paint'));
  expect([field().value, document.activeElement]).toEqual(['Buy paint', field()]);
});

it('[WD11][ER49][SH18] [NT8] Esc does not change the title and keeps the typed text as a draft; a failed rename keeps it as unsaved work', async () => {
  const { shell, person, rejectChanges } = await openTasks({ tasks: [paint] });
  await person.click(button('Rename task'));
  await person.keyboard(' now');
  expect([...shell.unsaved]).toEqual(["the task's title"]);
  await person.keyboard('{Escape}');
  expect(screen.getByText('Buy paint')).toBeTruthy();
  expect([...shell.unsaved]).toEqual([]);
  rejectChanges();
  await person.click(button('Rename task'));
  expect(await screen.findByText(/^Draft kept/)).toBeTruthy();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(shell.shown).toEqual([{ kind: 'error', message: 'Failed to update task' }]));
  expect(field().value).toBe('Buy paint now');
  expect([...shell.unsaved]).toEqual(["the task's title"]);
});

it('[NT8] an Esc that ends a composition keeps the field open', async () => {
  const { person } = await openTasks({ tasks: [paint] });
  await person.click(button('Rename task'));
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 });
  expect(field().isConnected).toBe(true);
});

it('[OF7] [DA36] a rename without a change of its own shows the title from elsewhere', async () => {
  const { shell, person } = await openTasks({ tasks: [paint] });
  await person.click(button('Rename task'));
  await shell.store.commit([patch('tasks', paint.id, { title: 'Buy white paint' })]);
  await waitFor(() => expect(field().value).toBe('Buy white paint'));
  expect([...shell.unsaved]).toEqual([]);
  await person.keyboard(' now');
  await shell.store.commit([patch('tasks', paint.id, { title: 'Buy red paint' })]);
  expect(field().value).toBe('Buy white paint now');
});

it('[DA36] saving an unchanged title does not overwrite a change from elsewhere', async () => {
  const { shell, person, stored } = await openTasks({ tasks: [paint] });
  await person.click(button('Rename task'));
  await shell.store.commit([patch('tasks', paint.id, { title: 'Buy white paint' })]);
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Buy white paint')).toBeTruthy();
  expect([await stored(), shell.shown]).toEqual([[{ ...paint, title: 'Buy white paint' }], []]);
});
