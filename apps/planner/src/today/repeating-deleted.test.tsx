// @vitest-environment jsdom
import { addDays } from '@dayloom/domain';
import { trapFocusInDialogs } from '@dayloom/testing/dialog-form';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { doneDayOf, seriesOf, taskOf, today, yesterday } from '../testing/day-records.ts';
import { chooseFrom, openToday, rowOf, titlesIn } from '../testing/open-today.tsx';

type World = Awaited<ReturnType<typeof openToday>>;

const stretch = seriesOf('Stretch');
const sinceYesterday = [seriesOf('Stretch', { first: yesterday }), doneDayOf('Stretch', yesterday)];
const toDay = ({ person }: World, name: string) => person.click(screen.getByRole('button', { name }));
const gone = () => waitFor(() => expect(screen.queryByText('Stretch')).toBeNull());
const buttonOf = async (title: string, name: string) => (await rowOf(title)).getByRole('button', { name });
const focused = () => document.activeElement;

beforeEach(trapFocusInDialogs);

/** Presses the button for deleting and answers the question. */
async function erase({ person }: World, answer: string) {
  await person.click(await buttonOf('Stretch', 'Delete task'));
  const question = await screen.findByRole('dialog', { name: 'Delete Repeating Task' });
  await person.click(within(question).getByRole('button', { name: answer }));
}

describe('a day of a series', () => {
  it("[RP11][WD21] 'Skip this one' leaves it out, moves the focus to the next row and has one undo", async () => {
    const world = await openToday([stretch, taskOf('Write')]);
    await chooseFrom(world.person, 'Stretch', 'Skip this one');
    await gone();
    await waitFor(() => expect(world.shell.shown).toMatchObject([{ message: 'Skipped', detail: 'Stretch' }]));
    expect(focused()).toBe(await buttonOf('Write', 'Move task'));
    await act(world.undoLast);
    await rowOf('Stretch');
    await chooseFrom(world.person, 'Stretch', 'Skip this one');
    await gone();
    expect(await world.stored()).toMatchObject([{ title: 'Write' }]);
    await toDay(world, 'Next day');
    await rowOf('Stretch');
  });

  it("[RP11][WD21] 'Only this one' deletes it, moves the focus to the next row and has one undo", async () => {
    const world = await openToday([stretch, taskOf('Write')]);
    await erase(world, 'Only this one');
    await gone();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(world.toastTexts()).toEqual(['Skipped']));
    expect(focused()).toBe(await buttonOf('Write', 'Delete task'));
    await act(world.undoLast);
    await rowOf('Stretch');
    expect(await titlesIn('Open tasks')).toEqual(['Stretch', 'Write']);
  });

  it("[RP11] 'Only this one' deletes it with its own changes, and 'Undo' restores them", async () => {
    const world = await openToday([stretch, taskOf('Write')]);
    await world.person.click(await buttonOf('Stretch', 'Mark Done'));
    await screen.findByText('1 of 2 done');
    await erase(world, 'Only this one');
    await gone();
    await screen.findByText('0 of 1 done');
    await waitFor(() => expect(world.toastTexts()).toHaveLength(1));
    await act(world.undoLast);
    await screen.findByText('1 of 2 done');
    await buttonOf('Stretch', 'Done');
  });

  it("[RP11] 'Cancel' deletes nothing, and the focus returns", async () => {
    const world = await openToday([stretch]);
    await erase(world, 'Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focused()).toBe(await buttonOf('Stretch', 'Delete task'));
    expect(world.toastTexts()).toEqual([]);
  });
});

describe("a series that ends with 'All from today on'", () => {
  it('[RP11][WD21] keeps the days before, moves the focus to the next row and has one undo', async () => {
    const world = await openToday([...sinceYesterday, taskOf('Write')]);
    await erase(world, 'All from today on');
    await gone();
    await waitFor(() =>
      expect(world.shell.shown).toMatchObject([
        { message: 'Repeating task deleted successfully', detail: 'Stretch' },
      ]),
    );
    expect(focused()).toBe(await buttonOf('Write', 'Delete task'));
    await toDay(world, 'Next day');
    await screen.findByText('Nothing planned');
    await toDay(world, 'Today');
    await toDay(world, 'Previous day');
    (await rowOf('Stretch')).getByTitle('Every day');
    await act(world.undoLast);
    await toDay(world, 'Today');
    await rowOf('Stretch');
    expect(screen.getByText('0 of 2 done')).toBeTruthy();
  });

  it('[RP11] keeps what was changed on its own but for the deleted row', async () => {
    const world = await openToday([...sinceYesterday, taskOf('Write')]);
    await toDay(world, 'Next day');
    await world.person.click(await buttonOf('Stretch', 'Rename task'));
    await world.person.keyboard(' slowly{Enter}');
    await rowOf('Stretch slowly');
    await toDay(world, 'Previous day');
    await rowOf('Write');
    await chooseFrom(world.person, 'Stretch', 'Tomorrow');
    await gone();
    await toDay(world, 'Next day');
    await waitFor(async () => expect(await titlesIn('Open tasks')).toHaveLength(2));
    await erase(world, 'All from today on');
    await gone();
    expect(await titlesIn('Open tasks')).toEqual(['Stretch slowly']);
    await waitFor(() => expect(world.toastTexts().at(-1)).toBe('Repeating task deleted successfully'));
    await act(world.undoLast);
    await waitFor(async () => expect(await titlesIn('Open tasks')).toHaveLength(2));
  });

  it('[RP11] is gone as a whole if it began today', async () => {
    const world = await openToday([seriesOf('Stretch'), taskOf('Write')]);
    await erase(world, 'All from today on');
    await gone();
    await waitFor(() => expect(world.toastTexts()).toHaveLength(1));
    await act(world.undoLast);
    await rowOf('Stretch');
  });

  it('[RP11] from a day before today keeps the row of that day and the focus in it', async () => {
    const world = await openToday(sinceYesterday);
    await toDay(world, 'Previous day');
    await rowOf('Stretch');
    await erase(world, 'All from today on');
    await waitFor(() => expect(world.toastTexts()).toEqual(['Repeating task deleted successfully']));
    expect(focused()).toBe(await buttonOf('Stretch', 'Delete task'));
    await toDay(world, 'Next day');
    await screen.findByText('Nothing planned for today');
  });
});

describe("a series that ends with 'This and the following'", () => {
  const toTheDayAfterTomorrow = async (world: World) => {
    await toDay(world, 'Next day');
    await toDay(world, 'Next day');
    await rowOf('Stretch');
  };
  const choices = async ({ person }: World) => {
    await person.click(await buttonOf('Stretch', 'Delete task'));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Repeating Task' }));
    return question.getAllByRole('button').map(({ textContent }) => textContent);
  };

  it('[RP11][RP24] keeps the days before, moves the focus to the next row and has one undo', async () => {
    const elsewhere = taskOf('Write', { date: addDays(today, 2) });
    const world = await openToday([stretch, elsewhere]);
    await toTheDayAfterTomorrow(world);
    await erase(world, 'This and the following');
    await gone();
    await waitFor(() =>
      expect(world.shell.shown).toMatchObject([
        { message: 'Repeating task deleted successfully', detail: 'Stretch' },
      ]),
    );
    expect(focused()).toBe(await buttonOf('Write', 'Delete task'));
    await toDay(world, 'Next day');
    await screen.findByText('Nothing planned');
    await toDay(world, 'Previous day');
    await rowOf('Write');
    await toDay(world, 'Previous day');
    (await rowOf('Stretch')).getByTitle('Every day');
    await act(world.undoLast);
    await toDay(world, 'Next day');
    await rowOf('Write');
    expect(await titlesIn('Open tasks')).toEqual(['Stretch', 'Write']);
  });

  it('[RP11][RP24] keeps what was changed on its own but for the deleted row', async () => {
    const changed = (after: number, title: string) =>
      taskOf(title, {
        date: addDays(today, after),
        repeat: 'Stretch',
        repeatDay: addDays(today, after),
      });
    const world = await openToday([stretch, changed(2, 'Stretch now'), changed(3, 'Stretch slowly')]);
    await toDay(world, 'Next day');
    await toDay(world, 'Next day');
    await world.person.click(await buttonOf('Stretch now', 'Delete task'));
    await world.person.click(await screen.findByRole('button', { name: 'This and the following' }));
    await screen.findByText('Nothing planned');
    await toDay(world, 'Next day');
    expect(await titlesIn('Open tasks')).toEqual(['Stretch slowly']);
    await act(world.undoLast);
    await toDay(world, 'Previous day');
    expect(await titlesIn('Open tasks')).toEqual(['Stretch now']);
  });

  it("[RP24] 'Only this one' has the focus at first, and the text says what stays", async () => {
    const world = await openToday([stretch]);
    await toTheDayAfterTomorrow(world);
    await choices(world);
    const question = screen.getByRole('dialog');
    expect(focused()?.textContent).toBe('Only this one');
    expect(question.textContent).toContain(
      'This and the following means from Thursday, March 12 on: the days before stay. What was before today, and what was changed on its own, stays.',
    );
  });

  it.each([
    ['today', [stretch], []],
    ['its first day', [seriesOf('Stretch', { first: addDays(today, 1) })], ['Next day']],
    ['a day before today', sinceYesterday, ['Previous day']],
  ])('[RP24] is not there on %s, where it would be the same', async (_, seed, days) => {
    const world = await openToday(seed);
    for (const name of days) await toDay(world, name);
    expect(await choices(world)).toEqual(['', 'Only this one', 'All from today on', 'Cancel']);
  });
});
