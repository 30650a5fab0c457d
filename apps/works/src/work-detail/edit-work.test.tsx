// @vitest-environment jsdom
import { notesOf, patch, remove, restore, worksOf } from '@dayloom/data';
import { planDay, type Task, type Work } from '@dayloom/domain';
import { toastsWhen } from '@dayloom/testing/shell';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withFault } from '../testing/faults.ts';
import { openWorkDetail } from '../testing/open-work-detail.tsx';
import { aTask, aWork } from '../testing/records.ts';

const dialog = () => within(screen.getByRole('dialog', { name: 'Edit Work' }));
const set = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const openEdit = async (
  work: Work,
  tasks: readonly Task[] = [],
  around?: Parameters<typeof openWorkDetail>[0]['around'],
) => {
  const { shell, person } = await openWorkDetail({ work, tasks, ...(around && { around }) });
  await person.click(screen.getByRole('button', { name: 'Edit Work' }));
  const save = () => person.click(dialog().getByRole('button', { name: 'Save' }));
  const stored = async () => (await shell.store.get(worksOf(shell.user.id).first(5))).records[0];
  return { shell, person, save, stored };
};

it('[WD14][DA32][ER49] every field can be edited; id, owner and creation stay', async () => {
  const work = aWork({ description: 'Old' });
  const { shell, person, save, stored } = await openEdit(work);
  set('Title', ' New title ');
  set('Duration (days)', '5');
  set('Description', '');
  await person.click(dialog().getByRole('radio', { name: /High/ }));
  await save();
  expect(await screen.findByRole('heading', { level: 1, name: 'New title' })).toBeTruthy();
  const { description, ...rest } = work;
  expect(description).toBe('Old');
  const edited = { workTitle: 'New title', duration: 5, endDate: planDay('2026-03-15'), priority: 'high' };
  expect(await stored()).toEqual({ ...rest, ...edited });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shell.shown).toEqual([{ kind: 'success', message: 'Work updated successfully' }]);
});

it('[WD14] an unchanged start in the past is accepted, another one is not', async () => {
  const work = aWork({ startDate: planDay('2026-03-01') });
  const { save, stored } = await openEdit(work);
  set('Start date', '2026-03-02');
  await save();
  expect(dialog().getByText('Start date cannot be before today')).toBeTruthy();
  set('Start date', '2026-03-01');
  set('End date', '2026-03-20');
  set('Title', 'Same start');
  await save();
  await waitFor(async () => expect((await stored())?.workTitle).toBe('Same start'));
});

it('[AW6][AW7][WD14] the fields of a work that has begun are valid in the browser as they are', async () => {
  await openEdit(aWork({ startDate: planDay('2026-03-01') }));
  const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
  expect([field('Start date').min, field('End date').min]).toEqual(['2026-03-01', '2026-03-01']);
  expect([field('Start date'), field('End date')].map(({ validity }) => validity.valid)).toEqual([
    true,
    true,
  ]);
  set('Start date', '2026-02-28');
  expect(field('Start date').validity.rangeUnderflow).toBe(true);
});

it.each([
  ['Title', '  ', 'Work title is required'],
  ['End date', '2026-03-01', 'End date cannot be before the start date'],
  ['Duration (days)', '0', 'Duration must be a whole number of at least 1'],
])('[WD14] %s is validated as when adding', async (label, value, sentence) => {
  const work = aWork();
  const { save, stored } = await openEdit(work);
  set(label, value);
  await save();
  expect(dialog().getByText(sentence)).toBeTruthy();
  expect(await stored()).toEqual(work);
});

it('[WD15] before saving, a shorter plan shows how many tasks it hides; they are kept, and a longer plan shows them again', async () => {
  const work = aWork();
  const on = (day: string) => aTask(work, { title: `On ${day}`, date: planDay(day) });
  const { person, save } = await openEdit(work, [on('2026-03-10'), on('2026-03-16'), on('2026-03-20')]);
  set('End date', '2026-03-12');
  expect(await dialog().findByText(/^2 tasks are outside these days/)).toBeTruthy();
  set('End date', '2026-03-18');
  expect(await dialog().findByText(/^1 task is outside these days/)).toBeTruthy();
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Edit Work' }));
  set('End date', '2026-03-20');
  await waitFor(() => expect(dialog().queryByText(/outside these days/)).toBeNull());
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (let step = 0; step < 10; step += 1)
    await person.click(screen.getByRole('button', { name: 'Next day' }));
  expect(await screen.findByText('On 2026-03-20')).toBeTruthy();
});

it('[ER49] a failed edit shows an error and keeps dialog and input', async () => {
  let broken: ReturnType<typeof withFault> | undefined;
  const work = aWork();
  const { shell, save, stored } = await openEdit(work, [], (real) => (broken = withFault(real)).shell);
  broken!.fault.writes = true;
  set('Title', 'New title');
  await save();
  await waitFor(() => expect(shell.shown).toEqual([{ kind: 'error', message: 'Failed to update work' }]));
  expect(dialog().getByLabelText<HTMLInputElement>('Title').value).toBe('New title');
  expect(await stored()).toEqual(work);
});

it('[SH18] typed text counts as unsaved work until it is saved or the dialog is closed', async () => {
  const { shell, person, save } = await openEdit(aWork());
  expect([...shell.unsaved]).toEqual([]);
  set('Title', 'New title');
  expect([...shell.unsaved]).toEqual(['the work']);
  await person.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect([...shell.unsaved]).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Edit Work' }));
  set('Title', 'New title');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([...shell.unsaved]).toEqual([]);
});

it('[DA36][OF7] changes that were made elsewhere while the dialog was open are kept, and so are both long texts', async () => {
  const work = aWork({ workTitle: 'Paint', description: 'Two coats' });
  const { shell, save, stored } = await openEdit(work);
  set('Description', 'Two coats, white');
  const elsewhere = { workTitle: 'Paint the fence', description: 'Three coats' };
  await shell.store.commit([patch('works', work.id, elsewhere)]);
  await save();
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  expect(await stored()).toEqual({ ...work, workTitle: 'Paint the fence', description: 'Two coats, white' });
  const { records } = await shell.store.get(notesOf(shell.user.id));
  expect(records.map(({ title, content }) => [title, content])).toEqual([
    ['Paint the fence (edited elsewhere)', 'Three coats'],
  ]);
});

it('[OF7] [WD14] without a change of its own the dialog shows what was changed elsewhere, and checks against that', async () => {
  const work = aWork({ workTitle: 'Paint', description: 'Two coats' });
  const { shell, save, stored } = await openEdit(work);
  const earlier = { startDate: planDay('2026-03-01'), description: 'Three coats' };
  await shell.store.commit([patch('works', work.id, earlier)]);
  const described = () => dialog().getByLabelText<HTMLTextAreaElement>('Description').value;
  await waitFor(() => expect(described()).toBe('Three coats'));
  set('Description', 'Three coats, white');
  await save();
  await waitFor(() => expect(shell.shown).toMatchObject([{ message: 'Work updated successfully' }]));
  expect(await stored()).toEqual({ ...work, ...earlier, description: 'Three coats, white' });
  expect((await shell.store.get(notesOf(shell.user.id))).records).toEqual([]);
});

it('[OF7] a work that was deleted elsewhere keeps the open dialog, and a saved edit can be restored', async () => {
  const work = aWork();
  const { shell, save } = await openEdit(work);
  set('Title', 'Typed meanwhile');
  await shell.store.commit([remove('works', work.id)]);
  expect(await screen.findByText('There is no work at this address.')).toBeTruthy();
  expect(dialog().getByRole('alert').textContent).toMatch(/^This work was deleted meanwhile/);
  expect(dialog().getByLabelText<HTMLInputElement>('Title').value).toBe('Typed meanwhile');
  await save();
  await waitFor(() => expect(shell.shown).toMatchObject([{ kind: 'warning' }]));
  await shell.store.commit([restore('works', work.id)]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Typed meanwhile' })).toBeTruthy();
});

it('[DA36] dates and duration are written together', async () => {
  const work = aWork();
  const { shell, save, stored } = await openEdit(work);
  set('End date', '2026-03-15');
  await shell.store.commit([
    patch('works', work.id, {
      startDate: planDay('2026-03-12'),
      endDate: planDay('2026-03-13'),
      duration: 1,
    }),
  ]);
  await save();
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  expect(await stored()).toEqual({ ...work, endDate: planDay('2026-03-15'), duration: 5 });
});

it('[DA36] a form without changes closes without a write', async () => {
  const work = aWork({ workTitle: 'Paint' });
  const { shell, save, stored } = await openEdit(work);
  await shell.store.commit([patch('works', work.id, { workTitle: 'Paint the fence' })]);
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([(await stored())?.workTitle, shell.shown]).toEqual(['Paint the fence', []]);
});

it('[OF12] the new title shows before storage has responded; the toast waits for the response', async () => {
  const { shell, save } = await openEdit(aWork());
  const toasts = toastsWhen(
    shell,
    () => screen.queryByRole('heading', { level: 1, name: 'New title', hidden: true }) !== null,
  );
  set('Title', 'New title');
  await save();
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  expect(toasts()).toBe(0);
});
