// @vitest-environment jsdom
import { patch } from '@dayloom/data';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { taskOf } from '../testing/day-records.ts';
import { delayedRows } from '../testing/delayed-rows.ts';
import { openToday, rowOf, titlesIn } from '../testing/open-today.tsx';

it.each([
  ['here', true],
  ['in another tab', false],
])('[NT8][TD2] a rename keeps its position when its task is ticked %s', async (_, isHere) => {
  const moveRows = delayedRows();
  const { person, shell, stored } = await openToday([taskOf('First'), taskOf('Second')]);
  const tickHere = async () =>
    person.click((await rowOf('First')).getByRole('button', { name: 'Mark Done' }));
  const tickElsewhere = (title: string) =>
    act(() => shell.store.commit([patch('tasks', title, { completed: true })]));
  if (isHere) await tickHere();
  await person.click((await rowOf('First')).getByText('First'));
  const field = await screen.findByLabelText<HTMLInputElement>('Task title');
  if (!isHere) await tickElsewhere('First');
  await tickElsewhere('Second');
  await screen.findByText('2 of 2 done');
  await moveRows();
  expect(await titlesIn('Done')).toEqual(['Second']);
  await person.keyboard('ly');
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('Firstly');
  expect(document.activeElement).toBe(field);
  expect(field.closest('ul')?.getAttribute('aria-label')).toBe('Open tasks');
  await person.keyboard('{Enter}');
  await screen.findByText('Firstly');
  await moveRows();
  expect(await titlesIn('Done')).toEqual(['Firstly', 'Second']);
  expect(document.activeElement).toBe(screen.getByLabelText('New task'));
  expect((await stored()).every(({ completed }) => completed)).toBe(true);
});

it('[TD2] a ticked row that is pressed keeps its position until the press ends', async () => {
  const moveRows = delayedRows();
  const { person, shell } = await openToday([taskOf('First'), taskOf('Second')]);
  await person.click((await rowOf('First')).getByRole('button', { name: 'Mark Done' }));
  await person.pointer({ keys: '[MouseLeft>]', target: (await rowOf('First')).getByText('First') });
  await act(() => shell.store.commit([patch('tasks', 'Second', { completed: true })]));
  await screen.findByText('2 of 2 done');
  await moveRows();
  expect(await titlesIn('Done')).toEqual(['Second']);
  await person.pointer({ keys: '[/MouseLeft]' });
  expect(document.activeElement).toBe(await screen.findByLabelText('Task title'));
});

it("[NT8] a rename in 'Done' stays there when its task is reopened in another tab", async () => {
  const { person, shell } = await openToday([taskOf('First', { completed: true }), taskOf('Second')]);
  await person.click((await rowOf('First')).getByText('First'));
  const field = await screen.findByLabelText<HTMLInputElement>('Task title');
  await act(() => shell.store.commit([patch('tasks', 'First', { completed: false })]));
  await screen.findByText('0 of 2 done');
  await person.keyboard('ly');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('Firstly');
  await person.keyboard('{Escape}');
  await waitFor(async () => expect(await titlesIn('Open tasks')).toEqual(['First', 'Second']));
});
