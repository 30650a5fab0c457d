// @vitest-environment jsdom
import { dayOrderOn, orderChanges, tasksOn } from '@dayloom/data';
import { arranged, instantOf } from '@dayloom/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  chooseFrom,
  menuOf,
  onNarrowScreen,
  openTasks,
  rowOf,
  seriesOf,
  taskOf,
  today,
  workOf,
  yesterday,
} from './testing/open-tasks.tsx';

const at = (minute: number) => instantOf(new Date(Date.UTC(2026, 2, 1, 8, minute)));
const write = taskOf('Write', { workId: 'Thesis', createdAt: at(1) });
const read = taskOf('Read', { createdAt: at(2) });
const works = [workOf('Thesis')];

/** The tasks of today as a list in order of creation shows them. */
const inOrder = async ({ shell }: Pick<Awaited<ReturnType<typeof openTasks>>, 'shell'>) =>
  (await shell.store.get(tasksOn(shell.user.id, today))).records;
const titles = async (opened: Parameters<typeof inOrder>[0]) =>
  (await inOrder(opened)).map(({ title }) => title);

it("[TD14] 'Duplicate' makes a copy directly below the task, and 'Undo' removes it", async () => {
  const opened = await openTasks({ works, tasks: [write, read] });
  const { shell, person } = opened;
  await chooseFrom(person, 'Write', 'Duplicate');
  await waitFor(async () => expect(await titles(opened)).toEqual(['Write', 'Write', 'Read']));
  const [, copy] = await inOrder(opened);
  expect(copy).toMatchObject({ workId: 'Thesis', date: today, completed: false });
  await waitFor(() => expect(shell.shown).toMatchObject([{ message: 'Task duplicated', detail: 'Write' }]));
  await act(async () => shell.shown[0]?.undo?.());
  expect(await inOrder(opened)).toEqual([write, read]);
});

it('[TD14] several copies of a task are all above the next task', async () => {
  const opened = await openTasks({ works, tasks: [write, read] });
  for (const copies of [['Write'], ['Write', 'Write'], ['Write', 'Write', 'Write']]) {
    const [original] = screen.getAllByText('Write').map((title) => title.closest('li'));
    await opened.person.click(within(original!).getByRole('button', { name: 'Move task' }));
    await opened.person.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(async () => expect(await titles(opened)).toEqual(['Write', ...copies, 'Read']));
  }
});

it('[TD14] on a narrow screen the copy is made by the one menu, and the focus returns to its button', async () => {
  onNarrowScreen();
  const { person, stored } = await openTasks({ tasks: [read] });
  const menu = (await rowOf('Read')).getByRole('button', { name: 'Task actions' });
  await person.click(menu);
  await person.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(async () => expect(await stored()).toHaveLength(2));
  expect(document.activeElement).toBe(menu);
});

it('[TD14] a task of a past day is duplicated to today, and the message says so', async () => {
  const { shell, person, stored } = await openTasks({ tasks: [taskOf('Read', { date: yesterday })] });
  await chooseFrom(person, 'Read', 'Duplicate');
  await waitFor(async () => expect(await stored()).toHaveLength(2));
  expect((await stored()).map(({ date }) => date)).toContain(today);
  await waitFor(() =>
    expect(shell.shown).toMatchObject([{ message: 'Duplicated to today', detail: 'Read' }]),
  );
});

it('[TD14] a day of a series is duplicated as a single task', async () => {
  const { person, stored } = await openTasks({ series: [seriesOf('Water the plants')] });
  expect(await menuOf(person, 'Water the plants')).toContain('Duplicate');
  await person.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  const [copy] = await stored();
  expect(copy).toMatchObject({ title: 'Water the plants', date: today });
  expect(copy).not.toHaveProperty('repeat');
});

it('[TD14] on an arranged day the copy is placed behind its task, and is gone after its undo', async () => {
  const opened = await openTasks({ works, tasks: [write, read] });
  const { shell, person } = opened;
  await shell.store.commit(orderChanges(shell.user.id, today, 'Read Write'));
  const arrangedTitles = async () => {
    const [record] = (await shell.store.get(dayOrderOn(shell.user.id, today))).records;
    return arranged(await inOrder(opened), record?.order).map(({ title }) => title);
  };
  await chooseFrom(person, 'Read', 'Duplicate');
  await waitFor(async () => expect(await arrangedTitles()).toEqual(['Read', 'Read', 'Write']));
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  await act(async () => shell.shown[0]?.undo?.());
  expect(await arrangedTitles()).toEqual(['Read', 'Write']);
});

it('[TD14] a copy that cannot be stored is reported', async () => {
  const { person, stored, toastTexts, rejectChanges } = await openTasks({ tasks: [read] });
  rejectChanges();
  await chooseFrom(person, 'Read', 'Duplicate');
  await waitFor(() => expect(toastTexts()).toEqual(['Failed to duplicate task']));
  expect(await stored()).toEqual([read]);
});
