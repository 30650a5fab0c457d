// @vitest-environment jsdom
import { seriesDialogs } from '@dayloom/series';
import { closed, field, fill, press, trapFocusInDialogs } from '@dayloom/testing/dialog-form';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  chooseFrom,
  inboxTask,
  line,
  openTasks,
  rowOf,
  taskOf,
  today,
  workOf,
  yesterday,
} from '../testing/open-tasks.tsx';

type World = Awaited<ReturnType<typeof openTasks>>;

beforeEach(async () => {
  trapFocusInDialogs();
  await seriesDialogs.load();
});

describe("'Repeats...' of a task", () => {
  it('[RP8] makes it the first day of a series, and one undo takes that back', async () => {
    const world = await openTasks({ tasks: [taskOf('Stretch')] });
    await chooseFrom(world.person, 'Stretch', 'Repeats...');
    expect([field('Title').value, field('Repeats').value]).toEqual(['Stretch', 'daily']);
    fill('Repeats', 'weekly');
    await press('Repeat');
    await (await rowOf('Stretch')).findByTitle('Every week on Tuesday');
    await closed();
    const [series] = await world.series();
    expect(series).toMatchObject({ title: 'Stretch', first: today, rule: 'FREQ=WEEKLY;BYDAY=TU' });
    expect(await world.stored()).toMatchObject([{ id: 'Stretch', repeat: series?.id, repeatDay: today }]);
    expect(world.shell.shown).toMatchObject([
      { message: 'Repeating task added successfully', detail: 'Every week on Tuesday' },
    ]);
    await act(async () => world.shell.shown[0]?.undo?.());
    await waitFor(() => expect(screen.queryByTitle('Every week on Tuesday')).toBeNull());
    expect(await world.series()).toEqual([]);
    expect(await world.stored()).toMatchObject([{ title: 'Stretch', date: today }]);
  });

  it('[RP8] moves a task of a past day to the first time', async () => {
    const world = await openTasks({ tasks: [taskOf('Stretch', { date: yesterday })] });
    await chooseFrom(world.person, 'Stretch', 'Repeats...');
    await press('Repeat');
    await (await rowOf('Stretch')).findByTitle('Every day');
    expect(await world.stored()).toMatchObject([{ date: today, repeatDay: today }]);
  });

  it('[RP8] gives a task of the inbox its first day, and the undo takes the day away', async () => {
    const world = await openTasks({ tasks: [inboxTask('Stretch')] });
    await chooseFrom(world.person, 'Stretch', 'Repeats...');
    fill('Title', 'Stretch slowly');
    await press('Repeat');
    await (await rowOf('Stretch slowly')).findByTitle('Every day');
    await waitFor(() => expect(world.toastTexts()).toHaveLength(1));
    await act(async () => world.shell.shown[0]?.undo?.());
    await rowOf('Stretch');
    const [task] = await world.stored();
    expect(task?.date).toBeUndefined();
  });

  it('[RP8] after an undo it begins a series again, with one row on its first day', async () => {
    const world = await openTasks({ tasks: [taskOf('Stretch')] });
    await chooseFrom(world.person, 'Stretch', 'Repeats...');
    await press('Repeat');
    await (await rowOf('Stretch')).findByTitle('Every day');
    await closed();
    await act(async () => world.shell.shown[0]?.undo?.());
    await waitFor(() => expect(screen.queryByTitle('Every day')).toBeNull());
    await chooseFrom(world.person, 'Stretch', 'Repeats...');
    await press('Repeat');
    await closed();
    expect(await (await rowOf('Stretch')).findByTitle('Every day')).toBeTruthy();
  });
});

describe("'Repeats...' next to 'Add Task'", () => {
  const openForm = async (world: World) => {
    await world.person.type(line(), ' Stretch ');
    await world.person.click(button('Repeats...'));
    await screen.findByRole('dialog');
  };

  it('[RP8] takes the typed title, and empties the field with its draft', async () => {
    const world = await openTasks();
    const dropped = vi.spyOn(world.shell.store.drafts, 'remove');
    await openForm(world);
    expect(field('Title').value).toBe('Stretch');
    await press('Add Task');
    await (await rowOf('Stretch')).findByTitle('Every day');
    await closed();
    expect([line().value, document.activeElement]).toEqual(['', line()]);
    expect(await world.stored()).toEqual([]);
    await waitFor(async () => expect(await world.shell.store.drafts.get('new-task/day')).toBeUndefined());
    expect(dropped.mock.calls.map(([, isEmptied]) => isEmptied)).toEqual([false]);
    await act(async () => world.shell.shown[0]?.undo?.());
    await waitFor(() => expect(screen.queryByText('Stretch')).toBeNull());
  });

  it("[RP8] 'Cancel' keeps the typed title and the focus in its field", async () => {
    const world = await openTasks();
    await openForm(world);
    await press('Cancel');
    await closed();
    expect([line().value, document.activeElement]).toEqual([' Stretch ', line()]);
    expect(await world.series()).toEqual([]);
  });

  it('[RP8] is offered only while a title is typed, for a day and without a work', async () => {
    const world = await openTasks();
    expect(screen.queryByRole('button', { name: 'Repeats...' })).toBeNull();
    await world.person.type(line(), 'S');
    button('Repeats...');
    await world.person.clear(line());
    expect(screen.queryByRole('button', { name: 'Repeats...' })).toBeNull();
  });

  it('[RP6] [RP14] is refused where its first time is after the end of the work', async () => {
    const world = await openTasks({ works: [workOf('Thesis')], line: { workId: 'Thesis' } });
    await openForm(world);
    fill('Repeats', 'custom');
    fill('Unit', 'month');
    fill('On', '28');
    await press('Add Task');
    await screen.findByText('The first time is after the end of the work');
    expect(await world.series()).toEqual([]);
  });

  it('[RP8] [RP14] is of the work of its page', async () => {
    const world = await openTasks({ works: [workOf('Thesis')], line: { workId: 'Thesis' } });
    await openForm(world);
    await press('Add Task');
    await waitFor(async () => expect(await world.series()).toMatchObject([{ workId: 'Thesis' }]));
    await rowOf('Stretch');
  });
});
