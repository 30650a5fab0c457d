// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seriesOf, taskOf, today, tomorrow, yesterday } from '../testing/day-records.ts';
import { chooseFrom, openToday, rowOf, titlesIn } from '../testing/open-today.tsx';

const stretch = seriesOf('Stretch');
const gone = () => waitFor(() => expect(screen.queryByText('Stretch')).toBeNull());
const toNextDay = async ({ person }: Awaited<ReturnType<typeof openToday>>) =>
  person.click(screen.getByRole('button', { name: 'Next day' }));

it('[RP10] a new title concerns one day of a series alone', async () => {
  const world = await openToday([stretch]);
  await world.person.click((await rowOf('Stretch')).getByRole('button', { name: 'Rename task' }));
  await world.person.keyboard(' slowly{Enter}');
  (await rowOf('Stretch slowly')).getByTitle('Every day');
  expect(await world.stored()).toMatchObject([{ title: 'Stretch slowly', repeatDay: today }]);
  await toNextDay(world);
  await rowOf('Stretch');
});

describe('a day of a series that is moved', () => {
  it('[RP10] is there in addition to the one of the new day, each with its own tick', async () => {
    const world = await openToday([stretch]);
    await chooseFrom(world.person, 'Stretch', 'Tomorrow');
    await gone();
    await toNextDay(world);
    await screen.findByText('0 of 2 done');
    expect(await titlesIn('Open tasks')).toEqual(['Stretch', 'Stretch']);
    const marks = screen.getAllByRole('button', { name: 'Mark Done' });
    for (const [index, mark] of marks.entries()) {
      await world.person.click(mark);
      await screen.findByText(`${index + 1} of 2 done`);
    }
    expect(await world.stored()).toMatchObject([
      { repeatDay: today, date: tomorrow, completed: true },
      { repeatDay: tomorrow, date: tomorrow, completed: true },
    ]);
  });

  it("[RP10] is back after 'Undo', and can be moved again", async () => {
    const world = await openToday([stretch]);
    await chooseFrom(world.person, 'Stretch', 'Tomorrow');
    await waitFor(() => expect(world.toastTexts()).toEqual(['Moved to tomorrow']));
    await act(world.undoLast);
    (await rowOf('Stretch')).getByTitle('Every day');
    await chooseFrom(world.person, 'Stretch', 'Tomorrow');
    await gone();
    await toNextDay(world);
    await screen.findByText('0 of 2 done');
  });
});

it("[RP15] several days that are moved at once have no 'All'", async () => {
  const past = (title: string) => taskOf(title, { date: yesterday, repeat: title, repeatDay: yesterday });
  const weekly = { first: yesterday, rule: 'FREQ=WEEKLY;BYDAY=MO' };
  const { person, shell } = await openToday([
    seriesOf('Stretch', weekly),
    seriesOf('Write', weekly),
    past('Stretch'),
    past('Write'),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Move all to today' }));
  await waitFor(() => expect(shell.shown).toMatchObject([{ message: '2 tasks moved to today' }]));
  expect(shell.shown[0]?.all).toBeUndefined();
});
