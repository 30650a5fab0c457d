// @vitest-environment jsdom
import { patch } from '@dayloom/data';
import { longDay, planDay, type Task } from '@dayloom/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, field, longWork, stored, yesterday } from '../testing/day-tasks.ts';
import { address } from '../testing/open-screen.tsx';
import { openWorkDetail } from '../testing/open-work-detail.tsx';
import { aTask, aWork, createTask, today } from '../testing/records.ts';

const tomorrow = planDay('2026-03-11');
const onPastDay = (all: readonly Task[], work: ReturnType<typeof aWork>) =>
  openWorkDetail({ work, tasks: all, search: `?day=${yesterday}` });
const dayOf = async (shell: Parameters<typeof stored>[0], task: Task) =>
  (await stored(shell, task)).find(({ id }) => id === task.id)?.date;

it("[WD20] a day's mark shows how much of it is done, and follows every change", async () => {
  const work = aWork();
  const [open, done] = [aTask(work), aTask(work, { date: tomorrow, completed: true })];
  const { shell } = await openWorkDetail({ work, tasks: [open, aTask(work, { completed: true }), done] });
  const rail = within(screen.getByRole('list', { name: 'Days' }));
  const marks = () =>
    rail.getAllByRole('button').map((day) => [day.ariaLabel, day.querySelector('span')?.dataset['mark']]);
  await waitFor(() =>
    expect(marks().slice(0, 3)).toEqual([
      [`${longDay(today)}, 1 of 2 done`, 'open'],
      [`${longDay(tomorrow)}, 1 of 1 done`, 'finished'],
      [longDay(planDay('2026-03-12')), undefined],
    ]),
  );
  await shell.store.commit([
    patch('tasks', open.id, { completed: true }),
    createTask(aTask(work, { date: tomorrow })),
  ]);
  await waitFor(() =>
    expect(
      marks()
        .map(([, mark]) => mark)
        .slice(0, 2),
    ).toEqual(['finished', 'open']),
  );
});

it('[WD20][KA1] the rail is one tab stop, and the arrow keys move in it', async () => {
  const { person } = await openWorkDetail({ work: longWork() });
  const stops = () =>
    within(screen.getByRole('list', { name: 'Days' }))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([screen.getByRole('button', { current: 'date' })]);
  stops()[0]!.focus();
  await person.keyboard('{ArrowLeft}');
  expect(await screen.findByText('Past days are read-only')).toBeTruthy();
  expect(stops()).toEqual([document.activeElement]);
});

it("[WD20] an open task of a past day is moved to today by one press, and 'Undo' moves it back", async () => {
  const work = longWork();
  const [left, done] = [aTask(work, { date: yesterday }), aTask(work, { date: yesterday, completed: true })];
  const { shell, person } = await onPastDay([left, done], work);
  await person.click(await button('Move to today'));
  await waitFor(() => expect(screen.queryByText(left.title)).toBeNull());
  expect(screen.queryByRole('button', { name: /^Move (all )?to today$/ })).toBeNull();
  expect(await dayOf(shell, left)).toBe(today);
  await waitFor(() => expect(shell.shown[0]?.message).toBe('Moved to today'));
  expect(document.activeElement).toBe(screen.getByRole('button', { current: 'date' }));
  await shell.shown[0]?.undo?.();
  expect(await screen.findByText(left.title)).toBeTruthy();
});

it("[WD20] 'Move all to today' moves all open tasks, with one undo", async () => {
  const work = longWork();
  const past = { date: yesterday };
  const all = [aTask(work, past), aTask(work, past), aTask(work, { ...past, completed: true })];
  const { shell, person } = await onPastDay(all, work);
  await person.click(await button('Move all to today'));
  await waitFor(() => expect(shell.shown.map(({ message }) => message)).toEqual(['2 tasks moved to today']));
  expect(await Promise.all(all.map((task) => dayOf(shell, task)))).toEqual([today, today, yesterday]);
  await shell.shown[0]?.undo?.();
  expect(await stored(shell, all[0]!)).toEqual(all);
});

it("[WD20] 'All tasks' lists every task by day, including those outside the plan, and links to a task's day", async () => {
  const work = longWork();
  const all = [
    aTask(work, { title: 'Later', date: tomorrow }),
    aTask(work, { title: 'Before', date: planDay('2026-02-01') }),
    aTask(work, { title: 'Now' }),
    aTask(work, { title: 'Left', date: yesterday }),
  ];
  const { person } = await openWorkDetail({ work, tasks: all });
  await person.click(await button('All tasks'));
  expect(address()).toBe(`/work/${work.id}?day=all`);
  const list = within(await screen.findByRole('list', { name: 'All tasks' }));
  const lines = list.getAllByRole('listitem').map((line) => line.querySelector('h3, span[id]')?.textContent);
  expect(lines).toEqual([
    `${longDay(planDay('2026-02-01'))} (outside the plan) `,
    'Before',
    `${longDay(yesterday)} `,
    'Left',
    `${longDay(today)} Today`,
    'Now',
    `${longDay(tomorrow)} `,
    'Later',
  ]);
  const canTick = list.getAllByRole<HTMLButtonElement>('button', { name: 'Mark Done' });
  expect(canTick.map(({ disabled }) => disabled)).toEqual([true, true, false, false]);
  await person.click(list.getByRole('button', { name: 'Later' }));
  expect(address()).toBe(`/work/${work.id}?day=${tomorrow}`);
});

it('[WD20][WD21] in the list of all tasks a task is moved and deleted by its menu, and 1,200 tasks render few elements', async () => {
  const work = aWork();
  const all = Array.from({ length: 1_200 }, () => aTask(work));
  const { shell, person } = await openWorkDetail({ work, tasks: all, search: '?day=all' });
  await screen.findByText(all[0]!.title);
  expect(document.querySelectorAll('*').length).toBeLessThan(2_000);
  await person.click(screen.getAllByRole('button', { name: 'Task actions' })[0]!);
  await person.click(screen.getByRole('menuitem', { name: 'Move to tomorrow' }));
  await waitFor(async () => expect(await dayOf(shell, all[0]!)).toBe(tomorrow));
  await person.click(screen.getAllByRole('button', { name: 'Task actions' })[0]!);
  await person.click(screen.getByRole('menuitem', { name: 'Delete task' }));
  await waitFor(async () => expect(await stored(shell, all[1]!)).toHaveLength(1_199));
});

it('[NT8][WD20] a half-typed task is kept while the list of all tasks hides its field', async () => {
  const { shell, person } = await openWorkDetail({ work: aWork() });
  await person.type(field(), 'Buy paint');
  await person.click(await button('All tasks'));
  await waitFor(() => expect(screen.queryByLabelText('New task')).toBeNull());
  expect(shell.asked).toEqual([]);
  await person.click(within(screen.getByRole('list', { name: 'Days' })).getAllByRole('button')[0]!);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('New task').value).toBe('Buy paint'));
});
