// @vitest-environment jsdom
import { closed, fill, press, trapFocusInDialogs } from '@dayloom/testing/dialog-form';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { doneDayOf, seriesOf, taskOf, tomorrow, yesterday } from '../testing/day-records.ts';
import { chooseFrom, openToday, rowOf, titlesIn } from '../testing/open-today.tsx';

beforeEach(trapFocusInDialogs);

const menuOf = async (title: string) => (await rowOf(title)).getByRole('button', { name: 'Move task' });
async function openForm(person: UserEvent, title: string, item: string) {
  await chooseFrom(person, title, item);
  await screen.findByRole('dialog');
}
async function repeatOnWednesday(person: UserEvent) {
  fill('Repeats', 'custom');
  for (const name of ['Tuesday', 'Wednesday']) await person.click(screen.getByRole('checkbox', { name }));
}
const toDay = (person: UserEvent, name: string) => person.click(screen.getByRole('button', { name }));
const gone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());

it('[RP8] the list stays while the first series of a user is added, and the focus returns', async () => {
  const { person } = await openToday([taskOf('Stretch'), taskOf('Write')]);
  const other = await screen.findByText('Write');
  await openForm(person, 'Stretch', 'Repeats...');
  await press('Repeat');
  await (await rowOf('Stretch')).findByTitle('Every day');
  await closed();
  expect(other.isConnected).toBe(true);
  expect(document.activeElement).toBe(await menuOf('Stretch'));
});

it('[RP8][WD21] a task that moves to its first time leaves the list, and the focus moves to the next row', async () => {
  const { person, stored, undoLast, toastTexts } = await openToday([taskOf('Stretch'), taskOf('Write')]);
  await openForm(person, 'Stretch', 'Repeats...');
  await repeatOnWednesday(person);
  await press('Repeat');
  await gone('Stretch');
  expect(await stored()).toMatchObject([{ title: 'Stretch', date: tomorrow }, { title: 'Write' }]);
  await waitFor(() => expect(toastTexts()).toEqual(['Repeating task added successfully']));
  expect(document.activeElement).toBe(await menuOf('Write'));
  await act(undoLast);
  expect(await titlesIn('Open tasks')).toEqual(['Stretch', 'Write']);
  expect(screen.queryByText(/Repeats:/)).toBeNull();
});

it('[RP12][WD21] a task that no longer repeats today leaves the list, and the focus moves to the next row', async () => {
  const { person, undoLast, toastTexts } = await openToday([seriesOf('Stretch'), taskOf('Write')]);
  await openForm(person, 'Stretch', 'Edit repeating task...');
  await repeatOnWednesday(person);
  await press('All from today on');
  await gone('Stretch');
  await waitFor(() => expect(toastTexts()).toEqual(['Repeating task updated successfully']));
  expect(document.activeElement).toBe(await menuOf('Write'));
  await act(undoLast);
  (await rowOf('Stretch')).getByTitle('Every day');
});

it('[RP8] on a past day, where no task can be added, the typed title cannot repeat', async () => {
  const { person } = await openToday();
  await person.type(screen.getByLabelText('New task'), 'Stretch');
  const repeating = () => screen.queryByRole('button', { name: 'Repeats...' });
  expect(repeating()).not.toBeNull();
  await toDay(person, 'Previous day');
  expect(repeating()).toBeNull();
});

describe("a series that changes with 'All from today on'", () => {
  const stretch = [seriesOf('Stretch', { first: yesterday }), doneDayOf('Stretch', yesterday)];

  it('[RP12] has another title and rule from today on, the days before keep theirs, and one undo takes it back', async () => {
    const { person, undoLast, toastTexts } = await openToday(stretch);
    await openForm(person, 'Stretch', 'Edit repeating task...');
    fill('Title', 'Stretch slowly');
    fill('Repeats', 'weekly');
    await press('All from today on');
    (await rowOf('Stretch slowly')).getByTitle('Every week on Tuesday');
    await waitFor(() => expect(toastTexts()).toEqual(['Repeating task updated successfully']));
    await toDay(person, 'Next day');
    await screen.findByText('Nothing planned');
    await toDay(person, 'Today');
    await rowOf('Stretch slowly');
    await toDay(person, 'Previous day');
    (await rowOf('Stretch')).getByTitle('Every day');
    await toDay(person, 'Next day');
    await rowOf('Stretch slowly');
    await act(undoLast);
    (await rowOf('Stretch')).getByTitle('Every day');
    await toDay(person, 'Next day');
    await rowOf('Stretch');
  });

  it('[RP12] keeps what was changed on its own', async () => {
    const { person } = await openToday(stretch);
    await toDay(person, 'Next day');
    await person.click((await rowOf('Stretch')).getByRole('button', { name: 'Rename task' }));
    await person.keyboard(' for an hour{Enter}');
    await rowOf('Stretch for an hour');
    await openForm(person, 'Stretch for an hour', 'Edit repeating task...');
    fill('Title', 'Stretch slowly');
    await person.click(screen.getByRole('radio', { name: 'All from today on' }));
    await press('All from today on');
    await closed();
    expect(await screen.findByText('Stretch for an hour')).toBeTruthy();
    await toDay(person, 'Next day');
    expect(await screen.findByText('Stretch slowly')).toBeTruthy();
  });
});
