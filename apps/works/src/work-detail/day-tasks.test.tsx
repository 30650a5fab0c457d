// @vitest-environment jsdom
import { planDay } from '@dayloom/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, field, longWork, stored, yesterday } from '../testing/day-tasks.ts';
import { withFault } from '../testing/faults.ts';
import { openWorkDetail } from '../testing/open-work-detail.tsx';
import { aTask, aWork, createTask, today } from '../testing/records.ts';

it('[WD7][DA8][DA27][ER14] Enter adds the trimmed title to the selected day, and the focus stays', async () => {
  const work = aWork();
  const { shell, person } = await openWorkDetail({ work, search: '?day=2026-03-12' });
  await person.type(field(), '  Buy paint {Enter}');
  expect(await screen.findByText('Buy paint')).toBeTruthy();
  expect([document.activeElement, field().value]).toEqual([field(), '']);
  const [task, ...others] = await stored(shell, { workId: work.id });
  expect(others).toEqual([]);
  expect(task).toEqual({
    id: task?.id,
    workId: work.id,
    userId: shell.user.id,
    title: 'Buy paint',
    completed: false,
    date: '2026-03-12',
    createdAt: shell.clock.now().toISOString(),
  });
  await waitFor(() => expect(shell.shown).toEqual([{ kind: 'success', message: 'Task added successfully' }]));
});

it('[WD7] titles typed one after another without waiting are all added', async () => {
  const work = aWork();
  const { shell, person } = await openWorkDetail({ work });
  await person.type(field(), 'one{Enter}two{Enter}three{Enter}');
  await waitFor(async () => expect(await stored(shell, { workId: work.id })).toHaveLength(3));
});

it('[WD8] an empty or blank title does nothing', async () => {
  const work = aWork();
  const { shell, person } = await openWorkDetail({ work });
  await person.type(field(), '{Enter}   {Enter}');
  expect(await stored(shell, { workId: work.id })).toEqual([]);
  expect([shell.shown, screen.queryByText(/required/)]).toEqual([[], null]);
});

it('[WD8] after sign-out adding writes nothing and shows no toast', async () => {
  const { shell, person } = await openWorkDetail({ work: aWork() });
  shell.store.close();
  await person.type(field(), 'Too late{Enter}');
  await waitFor(() => expect(field().value).toBe('Too late'));
  expect(shell.shown).toEqual([]);
});

it('[LM1][LM5] a title over 200 characters is rejected with its limit and stays in the field', async () => {
  const work = aWork();
  const { shell, person } = await openWorkDetail({ work });
  await person.click(field());
  await person.paste('x'.repeat(201));
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Title must be at most 200 characters')).toBeTruthy();
  expect(field().value).toHaveLength(201);
  await person.keyboard('{Backspace}{Enter}');
  await waitFor(async () => expect((await stored(shell, { workId: work.id }))[0]?.title).toHaveLength(200));
});

it('[ER14] a task that cannot be added shows an error, and its title returns to the field', async () => {
  let broken: ReturnType<typeof withFault> | undefined;
  const work = aWork();
  const { shell, person } = await openWorkDetail({
    work,
    around: (real) => (broken = withFault(real)).shell,
  });
  broken!.fault.writes = true;
  await person.type(field(), 'Buy paint{Enter}');
  await waitFor(() => expect(shell.shown).toEqual([{ kind: 'error', message: 'Failed to add task' }]));
  expect([field().value, await stored(shell, { workId: work.id })]).toEqual(['Buy paint', []]);
});

it('[SH18] a half-typed task counts as unsaved work until it is stored', async () => {
  const { shell, person } = await openWorkDetail({ work: aWork() });
  await person.type(field(), ' ');
  expect([...shell.unsaved]).toEqual([]);
  await person.type(field(), 'Buy paint');
  expect([...shell.unsaved]).toEqual(['the task']);
  await person.keyboard('{Enter}');
  await waitFor(() => expect([...shell.unsaved]).toEqual([]));
});

it('[WD9][DA27][ER13] ticking changes the state and writes only that', async () => {
  const work = aWork();
  const task = aTask(work);
  const { shell, person } = await openWorkDetail({ work, tasks: [task] });
  await person.click(await button('Mark Done'));
  await person.click(await button('Done'));
  expect(await button('Mark Done')).toBeTruthy();
  await waitFor(() =>
    expect(shell.shown.map(({ message }) => message)).toEqual([
      'Task marked as complete',
      'Task marked as incomplete',
    ]),
  );
  expect(await stored(shell, task)).toEqual([task]);
});

it('[ER13] a failed tick shows an error and the old state', async () => {
  let broken: ReturnType<typeof withFault> | undefined;
  const work = aWork();
  const { shell, person } = await openWorkDetail({
    work,
    tasks: [aTask(work)],
    around: (real) => (broken = withFault(real)).shell,
  });
  broken!.fault.writes = true;
  await person.click(await button('Mark Done'));
  await waitFor(() =>
    expect(shell.shown).toEqual([{ kind: 'error', message: 'Failed to update task status' }]),
  );
  expect(await button('Mark Done')).toBeTruthy();
});

it('[WD10] a past day is read-only: no adding, no ticking', async () => {
  const work = longWork();
  await openWorkDetail({ work, tasks: [aTask(work, { date: yesterday })], search: `?day=${yesterday}` });
  expect((await button('Mark Done')).disabled).toBe(true);
  expect([field().disabled, (await button('Add Task')).disabled]).toEqual([true, true]);
  expect(screen.getByText('Past days are read-only')).toBeTruthy();
});

it.each([today, planDay('2026-03-12')])('[WD10] on %s both are allowed', async (date) => {
  const work = longWork();
  await openWorkDetail({ work, tasks: [aTask(work, { date })], search: `?day=${date}` });
  expect((await button('Mark Done')).disabled).toBe(false);
  expect(field().disabled).toBe(false);
  expect(screen.queryByText('Past days are read-only')).toBeNull();
});

it("[WD12][SH12][SH13][ER15] a task is deleted without a dialog, and 'Undo' restores it unchanged", async () => {
  const work = aWork();
  const both = [aTask(work, { completed: true }), aTask(work)];
  const { shell, person } = await openWorkDetail({ work, tasks: both });
  await screen.findByText(both[0]!.title);
  await person.click(screen.getAllByRole('button', { name: 'Delete task' })[0]!);
  await waitFor(() => expect(screen.queryByText(both[0]!.title)).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(await button('Delete task'));
  await waitFor(() => expect(shell.shown[0]?.message).toBe('Task deleted successfully'));
  await shell.shown[0]?.undo?.();
  expect(await screen.findByText(both[0]!.title)).toBeTruthy();
  expect(await stored(shell, both[0]!)).toEqual(both);
});

it('[ER15] a task that cannot be deleted shows an error and stays', async () => {
  let broken: ReturnType<typeof withFault> | undefined;
  const work = aWork();
  const task = aTask(work);
  const { shell, person } = await openWorkDetail({
    work,
    tasks: [task],
    around: (real) => (broken = withFault(real)).shell,
  });
  broken!.fault.writes = true;
  await person.click(await button('Delete task'));
  await waitFor(() => expect(shell.shown).toEqual([{ kind: 'error', message: 'Failed to delete task' }]));
  expect(await stored(shell, task)).toEqual([task]);
});

it("[WD13] the bar shows the share of all the work's tasks, next to the counts of the day", async () => {
  const work = aWork();
  const tomorrow = planDay('2026-03-11');
  const all = [
    aTask(work, { completed: true }),
    aTask(work),
    aTask(work, { date: tomorrow }),
    aTask(work, { date: tomorrow }),
  ];
  const { shell, person } = await openWorkDetail({ work, tasks: all });
  const bar = () =>
    screen.getByRole('progressbar', { name: 'Progress of the work' }).getAttribute('aria-valuenow');
  await waitFor(() => expect(bar()).toBe('25'));
  expect(screen.getByText('1 of 2 done')).toBeTruthy();
  await person.click(await button('Mark Done'));
  await waitFor(() => expect(bar()).toBe('50'));
  expect(screen.getByText('2 of 2 done')).toBeTruthy();
  await shell.store.commit([createTask(aTask(work, { date: tomorrow }))]);
  await waitFor(() => expect(bar()).toBe('40'));
  await person.click(await button('Next day'));
  expect(await screen.findByText('0 of 3 done')).toBeTruthy();
});

it('[WD13] the bar is empty with no tasks', async () => {
  await openWorkDetail({ work: aWork() });
  expect(await screen.findByText('0 of 0 done')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  expect(await screen.findByText('No tasks for this day')).toBeTruthy();
});
