// @vitest-environment jsdom
import { patch } from '@dayloom/data';
import { seriesDialogs } from '@dayloom/series';
import { closed, field, fill, press, trapFocusInDialogs } from '@dayloom/testing/dialog-form';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  chooseFrom,
  line,
  onNarrowScreen,
  openTasks,
  rowOf,
  seriesOf,
  taskOf,
  today,
  workOf,
  yesterday,
} from '../testing/open-tasks.tsx';

beforeEach(async () => {
  trapFocusInDialogs();
  await seriesDialogs.load();
});

const edit = 'Edit repeating task...';

describe("'Edit repeating task...'", () => {
  it('[RP12] begins with the title and the rule of the series, not with those of its day', async () => {
    const series = seriesOf('Stretch', { rule: 'FREQ=WEEKLY;BYDAY=MO,TU;UNTIL=20261224' });
    const changed = taskOf('Stretch slowly', { repeat: series.id, repeatDay: today });
    const { person } = await openTasks({ series: [series], tasks: [changed] });
    await chooseFrom(person, 'Stretch slowly', edit);
    expect(field('Title').value).toBe('Stretch');
    expect(field('Repeats').value).toBe('custom');
    expect(['Monday', 'Tuesday', 'Wednesday'].map((day) => field(day).checked)).toEqual([true, true, false]);
    expect(field('End day').value).toBe('2026-12-24');
  });

  it('[RP12] keeps what another device changed meanwhile and this form did not', async () => {
    const { shell, person, series } = await openTasks({ series: [seriesOf('Stretch')] });
    await chooseFrom(person, 'Stretch', edit);
    await act(() => shell.store.commit([patch('repeats', 'Stretch', { title: 'Stretch slowly' })]));
    fill('Repeats', 'weekly');
    await press('All from today on');
    await closed();
    expect((await series()).at(-1)).toMatchObject({ title: 'Stretch slowly', rule: 'FREQ=WEEKLY;BYDAY=TU' });
  });

  it('[RP16] offers the history of the series, and shows what is brought back', async () => {
    const { shell, person, series } = await openTasks({ series: [seriesOf('Stretch')] });
    const rule = 'FREQ=WEEKLY;BYDAY=TU';
    await act(() =>
      shell.store.commit([patch('repeats', 'Stretch', { title: 'Bend', rule, first: yesterday })]),
    );
    await chooseFrom(person, 'Bend', edit);
    await press('History');
    const history = within(await screen.findByRole('dialog', { name: 'History of the series' }));
    const rules = await history.findByRole('row', { name: /^Repeats/ });
    expect(rules.textContent).toMatch(/Every day.*Every week on Tuesday/);
    await person.click(history.getByRole('button', { name: 'Bring back' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await waitFor(() => expect([field('Title').value, field('Repeats').value]).toEqual(['Stretch', 'daily']));
    expect(await series()).toMatchObject([{ title: 'Stretch', rule: 'FREQ=DAILY' }]);
    expect(shell.shown.map(({ message }) => message)).toEqual(['Series brought back']);
  });

  it('[RP16] shows what is brought back next to what is typed, and saves what it shows', async () => {
    const { shell, person, series } = await openTasks({ series: [seriesOf('Stretch')] });
    await act(() => shell.store.commit([patch('repeats', 'Stretch', { rule: 'FREQ=WEEKLY;BYDAY=TU' })]));
    await chooseFrom(person, 'Stretch', edit);
    fill('Title', 'Bend');
    await press('History');
    await person.click(await screen.findByRole('button', { name: 'Bring back' }));
    await waitFor(() => expect([field('Title').value, field('Repeats').value]).toEqual(['Bend', 'daily']));
    await press('All from today on');
    await closed();
    expect((await series()).at(-1)).toMatchObject({ title: 'Bend', rule: 'FREQ=DAILY' });
  });

  it('[RP12] gives a stored day its new title, unless it was changed on its own', async () => {
    const ofSeries = { repeat: 'Stretch', repeatDay: today };
    const { person, stored } = await openTasks({
      series: [seriesOf('Stretch')],
      tasks: [taskOf('Stretch', ofSeries), taskOf('Write')],
    });
    await chooseFrom(person, 'Stretch', edit);
    fill('Title', 'Bend');
    await press('All from today on');
    await closed();
    await waitFor(async () => expect((await stored()).map(({ title }) => title)).toEqual(['Bend', 'Write']));
  });

  it('[RP12] of a series that has ended begins a new one', async () => {
    const ended = seriesOf('Stretch', { rule: 'FREQ=DAILY;COUNT=1' });
    const left = taskOf('Stretch', { repeat: 'Stretch', repeatDay: yesterday });
    const { person, series } = await openTasks({ series: [ended], tasks: [left] });
    await chooseFrom(person, 'Stretch', edit);
    await screen.findByRole('dialog', { name: 'Repeating Task' });
    fill('Title', 'Bend');
    await press('Repeat');
    await waitFor(async () =>
      expect(await series()).toMatchObject([ended, { title: 'Bend', first: today, rule: 'FREQ=DAILY' }]),
    );
  });

  it('[RP16] of a series that was changed from today on brings back what it was before', async () => {
    const { shell, person, series } = await openTasks({ series: [seriesOf('Stretch')] });
    await chooseFrom(person, 'Stretch', edit);
    fill('Title', 'Bend');
    fill('Repeats', 'weekly');
    await press('All from today on');
    await closed();
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    await chooseFrom(person, 'Bend', edit);
    await press('History');
    await person.click(await screen.findByRole('button', { name: 'Bring back' }));
    await waitFor(async () =>
      expect((await series()).at(-1)).toMatchObject({ title: 'Stretch', rule: 'FREQ=DAILY' }),
    );
  });

  it('[RP14] refuses a first time after the end of the work', async () => {
    const { person, series } = await openTasks({
      works: [workOf('Thesis')],
      series: [seriesOf('Stretch', { workId: 'Thesis' })],
    });
    await chooseFrom(person, 'Stretch', edit);
    fill('Repeats', 'custom');
    fill('Unit', 'month');
    fill('On', '28');
    const before = await series();
    await press('All from today on');
    await screen.findByText('The first time is after the end of the work');
    expect(await series()).toEqual(before);
  });

  it('[RP12] needs a title', async () => {
    const { person, series } = await openTasks({ series: [seriesOf('Stretch')] });
    const before = await series();
    await chooseFrom(person, 'Stretch', edit);
    fill('Title', ' ');
    await press('All from today on');
    await screen.findByText('Title is required');
    expect(document.activeElement).toBe(field('Title'));
    expect(await series()).toEqual(before);
  });

  it('[SH18][NT8][RP12] keeps a draft when Esc closes it with changes, until it is cancelled', async () => {
    const { shell, person } = await openTasks({ series: [seriesOf('Stretch')] });
    await chooseFrom(person, 'Stretch', edit);
    await person.keyboard('{Escape}');
    await closed();
    await chooseFrom(person, 'Stretch', edit);
    fill('Repeats', 'weekly');
    await person.keyboard('{Escape}');
    await closed();
    expect(shell.asked).toEqual([]);
    await chooseFrom(person, 'Stretch', edit);
    await waitFor(() => expect(field('Repeats').value).toBe('weekly'));
    await press('Cancel');
    await closed();
    await chooseFrom(person, 'Stretch', edit);
    expect(field('Repeats').value).toBe('daily');
  });
});

it('[RP8] a press on what repeats before its form can be fetched is reported, and the next one opens it', async () => {
  const { person, toastTexts } = await openTasks({ tasks: [taskOf('Stretch')] });
  const peek = vi.spyOn(seriesDialogs, 'peek').mockReturnValue(undefined);
  vi.spyOn(seriesDialogs, 'load').mockRejectedValueOnce(new Error('offline'));
  await chooseFrom(person, 'Stretch', 'Repeats...');
  await waitFor(() => expect(toastTexts()).toEqual(['Failed to update task']));
  peek.mockRestore();
  await chooseFrom(person, 'Stretch', 'Repeats...');
  expect(document.activeElement).toBe(field('Title'));
});

it("[RP11] on a narrow screen 'Delete task' in the menu asks as well, and one undo restores the day", async () => {
  onNarrowScreen();
  const { shell, person, toastTexts } = await openTasks({ series: [seriesOf('Stretch')] });
  await person.click((await rowOf('Stretch')).getByRole('button', { name: 'Task actions' }));
  await person.click(screen.getByRole('menuitem', { name: 'Delete task' }));
  await press('Only this one');
  await waitFor(() => expect(screen.queryByText('Stretch')).toBeNull());
  await waitFor(() => expect(toastTexts()).toEqual(['Skipped']));
  expect(document.activeElement).toBe(line());
  await act(async () => shell.shown[0]?.undo?.());
  await rowOf('Stretch');
});

describe('a series that cannot be stored', () => {
  it.each([
    ['a task', 'Repeats...', 'Repeat', 'Failed to add repeating task'],
    ['a day of a series', 'Edit repeating task...', 'All from today on', 'Failed to update repeating task'],
  ])('[RP8][RP12] from %s keeps its form and reports an error', async (from, item, submit, message) => {
    const world = await openTasks(
      from === 'a task' ? { tasks: [taskOf('Stretch')] } : { series: [seriesOf('Stretch')] },
    );
    await chooseFrom(world.person, 'Stretch', item);
    fill('Title', 'Stretch slowly');
    world.rejectChanges();
    await press(submit);
    await waitFor(() => expect(world.shell.shown).toEqual([{ kind: 'error', message }]));
    expect([field('Title').value, field('Repeats').value]).toEqual(['Stretch slowly', 'daily']);
    await rowOf('Stretch');
  });

  it('[RP8] keeps the typed title', async () => {
    const world = await openTasks();
    await world.person.type(line(), 'Stretch');
    await world.person.click(button('Repeats...'));
    world.rejectChanges();
    await press('Add Task');
    await waitFor(() => expect(world.toastTexts()).toEqual(['Failed to add repeating task']));
    expect([field('Title').value, line().value]).toEqual(['Stretch', 'Stretch']);
  });

  it("[RP11] that 'All from today on' should end stays with its row, which has the focus", async () => {
    const world = await openTasks({ series: [seriesOf('Stretch')] });
    await world.person.click((await rowOf('Stretch')).getByRole('button', { name: 'Delete task' }));
    world.rejectChanges();
    await press('All from today on');
    await waitFor(() => expect(world.toastTexts()).toEqual(['Failed to delete repeating task']));
    await closed();
    expect(document.activeElement).toBe(
      (await rowOf('Stretch')).getByRole('button', { name: 'Delete task' }),
    );
  });
});
