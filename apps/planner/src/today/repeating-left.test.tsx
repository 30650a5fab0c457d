// @vitest-environment jsdom
import { create, remove } from '@dayloom/data';
import { addDays, nowOf, seriesDayId } from '@dayloom/domain';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { doneDayOf, seriesOf, taskOf, today, workOf, yesterday } from '../testing/day-records.ts';
import { chooseFrom, openToday, rowOf, titlesIn } from '../testing/open-today.tsx';

type World = Awaited<ReturnType<typeof openToday>>;

const before = (days: number) => addDays(today, -days);
/** Three days are missed, and today is done. */
const stretch = [seriesOf('Stretch', { first: before(3) }), doneDayOf('Stretch', today)];
const left = async () => within(await screen.findByRole('list', { name: 'Left from before' }));
const rowTexts = async () => (await left()).getAllByRole('listitem').map(({ textContent }) => textContent);
const leftRow = (title: string) => rowOf(title, 'Left from before');
const says = async (title: string, ...texts: readonly string[]) => {
  const row = await leftRow(title);
  for (const text of texts) await row.findByText(new RegExp(text));
};
const none = () => waitFor(() => expect(screen.queryByRole('list', { name: 'Left from before' })).toBeNull());
const press = async ({ person }: World, title: string, name: string) =>
  person.click((await leftRow(title)).getByRole('button', { name }));

describe("what repeats in 'Left from before'", () => {
  it('[RP17][RP9] has one row with its latest open day, how many are missed, and its sign', async () => {
    await openToday([
      workOf('Garden'),
      seriesOf('Water', { first: before(3), workId: 'Garden' }),
      seriesOf('Read', { first: yesterday }),
      taskOf('Write', { date: before(2) }),
    ]);
    await left();
    expect(await titlesIn('Left from before')).toEqual(['Read', 'Water', 'Write']);
    await says('Water', 'Monday, March 9 · 3 missed', 'Garden');
    (await leftRow('Water')).getByTitle('Every day');
    expect((await leftRow('Read')).queryByText(/missed/)).toBeNull();
    expect((await leftRow('Write')).queryByText(/Repeats|missed/)).toBeNull();
  });

  it("[RP17][TD3] 'It was done' ticks that day; the row and the focus stay, with the day before", async () => {
    const world = await openToday([...stretch, taskOf('Write', { date: before(9) })]);
    await left();
    await press(world, 'Stretch', 'It was done');
    await says('Stretch', 'Sunday, March 8 · 2 missed');
    expect(await world.stored()).toContainEqual(
      expect.objectContaining({ repeatDay: yesterday, date: yesterday, completed: true }),
    );
    const button = (await leftRow('Stretch')).getByRole('button', { name: 'It was done' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    await waitFor(() => expect(world.toastTexts()).toEqual(['Task marked as complete']));
    await act(world.undoLast);
    await says('Stretch', 'Monday, March 9 · 3 missed');
    expect(await titlesIn('Left from before')).toEqual(['Stretch', 'Write']);
  });

  it('[RP17] has the latest day of a yearly series until it is done', async () => {
    const yearly = { first: addDays(today, -800), rule: 'FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=1' };
    const world = await openToday([seriesOf('Taxes', yearly)]);
    await says('Taxes', 'Thursday, May 1, 2025');
    await press(world, 'Taxes', 'It was done');
    await none();
    expect(await world.stored()).toMatchObject([{ repeatDay: '2025-05-01', completed: true }]);
    await act(world.undoLast);
    await says('Taxes', 'Thursday, May 1, 2025');
    await press(world, 'Taxes', 'Let go');
    await none();
  });

  it("[RP17] 'Move' moves that day, and 'Let go' skips it", async () => {
    const world = await openToday(stretch);
    await left();
    await chooseFrom(world.person, 'Stretch', 'Today', 'Left from before');
    await says('Stretch', '2 missed');
    expect(await titlesIn('Open tasks')).toEqual(['Stretch']);
    await press(world, 'Stretch', 'Let go');
    await says('Stretch', 'Saturday, March 7');
    expect((await leftRow('Stretch')).queryByText(/missed/)).toBeNull();
    await act(world.undoLast);
    await says('Stretch', '2 missed');
  });

  it("[RP17] 'Let the others go' keeps the shown day alone, and one 'Undo' takes it back", async () => {
    const renamed = taskOf('Stretch slowly', {
      date: before(2),
      repeat: 'Stretch',
      repeatDay: before(2),
    });
    const world = await openToday([...stretch, renamed]);
    await says('Stretch', '3 missed');
    await chooseFrom(world.person, 'Stretch', 'Let the others go', 'Left from before');
    await waitFor(() =>
      expect(world.shell.shown).toMatchObject([{ message: '2 missed days let go', detail: 'Stretch' }]),
    );
    await waitFor(async () => expect((await leftRow('Stretch')).queryByText(/missed/)).toBeNull());
    await says('Stretch', 'Monday, March 9');
    expect((await world.stored()).map(({ title }) => title)).toEqual(['Stretch']);
    await act(world.undoLast);
    await says('Stretch', '3 missed');
    expect((await world.stored()).map(({ title }) => title)).toContain('Stretch slowly');
  });

  it("[RP17][TD3] 'Move all to today' moves one day of each series and lets the others go, with one undo", async () => {
    const world = await openToday([
      ...stretch,
      seriesOf('Read', { first: yesterday }),
      ...[1, 2, 3, 4, 5, 6].map((days) => taskOf(`Write ${days}`, { date: before(days) })),
    ]);
    await left();
    await screen.findByRole('button', { name: 'Show all 8' });
    const rows = await rowTexts();
    await world.person.click(screen.getByRole('button', { name: 'Move all to today' }));
    await none();
    await waitFor(() =>
      expect(world.shell.shown).toMatchObject([
        { message: '8 tasks moved to today', detail: '2 missed days let go' },
      ]),
    );
    expect((await world.stored()).every(({ date }) => date === today)).toBe(true);
    // 'Read' repeats today as well.
    expect(await titlesIn('Open tasks')).toEqual([
      'Stretch',
      'Read',
      'Read',
      ...[1, 2, 3, 4, 5, 6].map((days) => `Write ${days}`),
    ]);
    await act(world.undoLast);
    await waitFor(async () => expect(await rowTexts()).toEqual(rows));
  });

  it("[RP17] counts once in 'Show all {N}', with its stored days in its row alone", async () => {
    const openDay = (days: number) =>
      taskOf(`Day ${days}`, { date: before(days), repeat: 'Stretch', repeatDay: before(days) });
    const { person } = await openToday([
      ...stretch,
      openDay(1),
      openDay(2),
      ...[4, 5, 6, 7, 8].map((days) => taskOf(`Write ${days}`, { date: before(days) })),
    ]);
    await left();
    const all = await screen.findByRole('button', { name: 'Show all 6' });
    const titles = ['Day 1', ...[4, 5, 6, 7, 8].map((days) => `Write ${days}`)];
    expect(await titlesIn('Left from before')).toEqual(titles.slice(0, 5));
    await person.click(all);
    await waitFor(async () => expect(await titlesIn('Left from before')).toEqual(titles));
    await says('Day 1', '3 missed');
    (await leftRow('Day 1')).getByTitle('Every day');
  });

  it('[RP17] follows what another tab ticks and deletes', async () => {
    const { shell } = await openToday(stretch);
    await says('Stretch', '3 missed');
    await act(() =>
      shell.store.commit([
        create('tasks', seriesDayId('Stretch', yesterday), {
          userId: testUser.id,
          title: 'Stretch',
          completed: true,
          date: yesterday,
          createdAt: nowOf(shell.clock),
          repeat: 'Stretch',
          repeatDay: yesterday,
        }),
      ]),
    );
    await says('Stretch', 'Sunday, March 8 · 2 missed');
    await act(() => shell.store.commit([remove('repeats', 'Stretch')]));
    await none();
    expect(screen.queryByText(/missed/)).toBeNull();
  });

  it('[RP8] stays while the first series of a user is added', async () => {
    const { shell } = await openToday([taskOf('Write', { date: yesterday })]);
    const row = (await left()).getByText('Write');
    await act(() => shell.store.commit([seriesOf('Stretch')]));
    await waitFor(async () => expect(await titlesIn('Open tasks')).toEqual(['Stretch']));
    expect(row.isConnected).toBe(true);
  });

  it('[RP17][TD3] counts once on home', async () => {
    await openToday([...stretch, taskOf('Write', { date: yesterday })], { at: '/' });
    expect(await screen.findByRole('link', { name: '2 tasks left from before' })).toBeTruthy();
  });
});
