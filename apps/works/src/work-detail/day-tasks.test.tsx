// @vitest-environment jsdom
import { planDay, repeats } from '@dayloom/domain';
import { add, aRepeat } from '@dayloom/testing';
import { stepsAndNote } from '@dayloom/tasks';
import { testUser } from '@dayloom/testing/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, field, longWork, stored, yesterday } from '../testing/day-tasks.ts';
import { openWorkDetail } from '../testing/open-work-detail.tsx';
import { aTask, aWork, createTask, today } from '../testing/records.ts';

it('[WD7][ER13][ER14] a task is added to the selected day; adding and ticking it show toasts', async () => {
  const work = aWork();
  const { shell, person } = await openWorkDetail({ work, search: '?day=2026-03-12' });
  await person.type(field(), 'Buy paint{Enter}');
  expect(await screen.findByText('Buy paint')).toBeTruthy();
  await person.click(await button('Mark Done'));
  await waitFor(() =>
    expect(shell.shown.map(({ message }) => message)).toEqual([
      'Task added successfully',
      'Task marked as complete',
    ]),
  );
  expect(await stored(shell, { workId: work.id })).toMatchObject([
    { title: 'Buy paint', date: '2026-03-12', completed: true },
  ]);
});

it('[KA7] a task that the address asks for is opened', async () => {
  await stepsAndNote.load();
  const work = aWork();
  const tasks = [aTask(work, { id: 'fence', note: 'Two coats' }), aTask(work, { note: 'Sand it' })];
  await openWorkDetail({ work, tasks, search: `?day=${today}&task=fence` });
  const opened = await screen.findByRole('group', { name: 'Steps and note' });
  expect(opened.textContent).toContain('Two coats');
  expect(screen.getByLabelText('address').textContent).toBe(`/work/${work.id}?day=${today}`);
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

it('[SH18] [NT8] [WD4] selecting another day keeps the text of a rename as a draft; a new task stays in its field', async () => {
  const work = aWork();
  const title = () => screen.getByLabelText<HTMLInputElement>('Task title').value;
  const { shell, person } = await openWorkDetail({ work, tasks: [aTask(work, { title: 'Buy paint' })] });
  await person.type(field(), 'Buy brushes');
  await person.click(await button('Next day'));
  await waitFor(() => expect(screen.queryByText('Buy paint')).toBeNull());
  expect([shell.asked, field().value]).toEqual([[], 'Buy brushes']);
  await person.click(await button('Previous day'));
  await person.click(await button('Rename task'));
  await person.keyboard(' now');
  await person.click(screen.getByRole('button', { current: 'date' }));
  expect([shell.asked, title()]).toEqual([[], 'Buy paint now']);
  await person.click(await button('Next day'));
  await waitFor(() => expect(screen.queryByLabelText('Task title')).toBeNull());
  expect(shell.asked).toEqual([]);
  await person.click(await button('Previous day'));
  await person.click(await button('Rename task'));
  await waitFor(() => expect(title()).toBe('Buy paint now'));
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

it('[RP9] [RP14] [WD13] what repeats is on the days of its work, and counts in the figures of a day alone', async () => {
  const work = aWork();
  const series = aRepeat(testUser.id, { workId: work.id, title: 'Stir', first: today });
  const { shell, person } = await openWorkDetail({ work });
  await shell.store.commit([add(repeats, series), add(repeats, aRepeat(testUser.id, { title: 'Other' }))]);
  await screen.findByText('Stir');
  await screen.findByTitle('Every day');
  expect(screen.queryByText('Other')).toBeNull();
  await screen.findByText('0 of 1 done');
  await person.click(await button('Next day'));
  await screen.findByText('Stir');
  await person.click(await button('Mark Done'));
  await waitFor(async () =>
    expect(await stored(shell, { workId: work.id })).toMatchObject([{ title: 'Stir', completed: true }]),
  );
  await screen.findByText('100% of the work');
});

it('[WD13] the bar is empty with no tasks', async () => {
  await openWorkDetail({ work: aWork() });
  expect(await screen.findByText('0 of 0 done')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  expect(await screen.findByText('No tasks for this day')).toBeTruthy();
});
