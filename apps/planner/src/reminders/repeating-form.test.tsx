// @vitest-environment jsdom
import { remove, repeatsOf } from '@dayloom/data';
import { addDays, clockTime, momentAt, type PlanDay, seriesDayId } from '@dayloom/domain';
import { seriesDialogs } from '@dayloom/series';
import { closed, dialog, field, fill, press } from '@dayloom/testing/dialog-form';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { today, tomorrow } from '../testing/day-records.ts';
import {
  openAddReminder,
  openReminders,
  reminderAt,
  repeatingAt,
  rowOf,
  rowsOf,
} from '../testing/reminder-form.tsx';
import { moveToZone } from '../testing/windows.ts';

type World = Awaited<ReturnType<typeof openReminders>>;

beforeEach(async () => void (await seriesDialogs.load()));

const pills = repeatingAt('Pills', '18:00');
const at = (day: PlanDay, time: string) => momentAt(day, clockTime(time));
const seriesIn = async ({ shell }: World) => (await shell.store.get(repeatsOf(testUser.id))).records;
const pressInRow = async ({ person }: World, title: string, name: string) =>
  person.click((await rowOf(title)).getByRole('button', { name }));
const chooseFrom = async (world: World, title: string, item: string) => {
  await pressInRow(world, title, 'More actions');
  await world.person.click(await screen.findByRole('menuitem', { name: item }));
};
const pressAll = ({ shell }: World) => act(async () => shell.shown.at(-1)?.all?.());
async function saveForm(texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) fill(name, text);
  await press('Save Changes');
  await closed();
}
const openPills = async () => {
  const world = await openReminders([pills]);
  await pressInRow(world, 'Pills', 'Edit reminder');
  return world;
};

describe("'Repeats' in the form of a reminder", () => {
  it("[RP21] makes a series that begins with it, and 'Undo' removes it", async () => {
    const world = await openAddReminder();
    fill('Reminder Title', 'Pills');
    fill('Date', tomorrow);
    fill('Time', '18:00');
    expect(field('Repeats').value).toBe('none');
    fill('Repeats', 'daily');
    await press('Add Reminder');
    await closed();
    expect(await rowsOf('Tomorrow')).toEqual(['PillsRepeats: Every dayWed, Mar 11, 6:00 PM']);
    expect(await seriesIn(world)).toMatchObject([
      { makes: 'reminder', title: 'Pills', first: tomorrow, time: '18:00', rule: 'FREQ=DAILY' },
    ]);
    expect(await world.stored()).toEqual([]);
    expect(world.shell.shown).toMatchObject([
      { message: 'Repeating reminder added successfully', detail: 'Every day' },
    ]);
    await act(world.undoLast);
    await screen.findByText('No reminders yet');
  });

  it('[RP19] says that the time is meant wherever the user is', async () => {
    await openAddReminder();
    fill('Time', '09:00');
    expect(dialog().queryByText(/wherever/)).toBeNull();
    fill('Repeats', 'weekdays');
    expect(dialog().getByText('9:00 AM wherever you are')).toBeTruthy();
  });

  it.each([
    ['Reminder Title', '', 'Please fill in all fields'],
    ['Times', '0', 'Choose a number from 1 to 999'],
  ])('[RP6][RM3] refuses a series whose %s is %j, and keeps the input', async (name, text, message) => {
    const world = await openAddReminder();
    fill('Reminder Title', 'Pills');
    fill('Date', tomorrow);
    fill('Time', '18:00');
    fill('Repeats', 'daily');
    fill('Ends', 'times');
    fill('Times', '3');
    fill(name, text);
    await press('Add Reminder');
    expect(world.toastTexts()).toEqual([message]);
    expect(document.activeElement).toBe(field(name));
    expect([field('Time').value, field('Repeats').value]).toEqual(['18:00', 'daily']);
    expect(await seriesIn(world)).toEqual([]);
  });

  it("[RP21] of a single reminder makes it the first time, and 'Undo' takes it back", async () => {
    const world = await openReminders([reminderAt('Plants', today, '19:00')]);
    await pressInRow(world, 'Plants', 'Edit reminder');
    await screen.findByLabelText('Repeats');
    fill('Repeats', 'custom');
    for (const name of ['Tuesday', 'Thursday'])
      await world.person.click(dialog().getByRole('checkbox', { name }));
    await saveForm({ 'Reminder Title': 'Water the plants' });
    await (await rowOf('Water the plants')).findByTitle('Every week on Thursday');
    expect(await world.stored()).toMatchObject([
      { id: 'Plants', repeatDay: addDays(today, 2), dateTime: at(addDays(today, 2), '19:00') },
    ]);
    await act(world.undoLast);
    expect(await rowsOf('Today')).toEqual(['PlantsTue, Mar 10, 7:00 PM']);
    expect(await seriesIn(world)).toEqual([]);
  });

  it('[NT8] [RP21] keeps what was chosen in the draft', async () => {
    const world = await openAddReminder();
    fill('Reminder Title', 'Pills');
    fill('Repeats', 'weekdays');
    await world.person.keyboard('{Escape}');
    await closed();
    await world.person.click(screen.getByRole('button', { name: 'Add Reminder' }));
    await waitFor(() => expect(field('Reminder Title').value).toBe('Pills'));
    expect(field('Repeats').value).toBe('weekdays');
  });
});

describe('the form of a day of a series', () => {
  it('[RP21] says that it is for that day alone, and has no repetition of its own', async () => {
    await openPills();
    expect(dialog().getByText(/Every day. What you change here is for this day alone./)).toBeTruthy();
    expect(dialog().queryByLabelText('Repeats')).toBeNull();
  });

  it("[RP15][RP21] changes title and time of that day, and 'Undo' takes it back", async () => {
    const world = await openPills();
    await saveForm({ 'Reminder Title': 'Half a pill', Time: '20:00' });
    expect(await rowsOf('Today')).toEqual(['Half a pillRepeats: Every dayTue, Mar 10, 8:00 PM']);
    expect(await rowsOf('Tomorrow')).toEqual(['PillsRepeats: Every dayWed, Mar 11, 6:00 PM']);
    expect(await world.stored()).toMatchObject([
      { id: seriesDayId('Pills', today), repeat: 'Pills', repeatDay: today, completed: false },
    ]);
    expect(world.shell.shown).toMatchObject([
      { message: 'Reminder updated successfully', detail: 'Half a pill' },
    ]);
    await act(world.undoLast);
    await waitFor(async () =>
      expect(await rowsOf('Today')).toEqual(['PillsRepeats: Every dayTue, Mar 10, 6:00 PM']),
    );
  });

  it.each([
    [{ 'Reminder Title': 'Vitamins' }, 'VitaminsRepeats: Every dayWed, Mar 11, 6:00 PM', 'Vitamins'],
    [{ Time: '20:00' }, 'PillsRepeats: Every dayWed, Mar 11, 8:00 PM', '8:00 PM'],
    [
      { 'Reminder Title': 'Vitamins', Time: '20:00' },
      'VitaminsRepeats: Every dayWed, Mar 11, 8:00 PM',
      'Vitamins',
    ],
  ])("[RP15] with 'All' %j is there from today on", async (change, row, detail) => {
    const world = await openReminders([pills]);
    await chooseFrom(world, 'Pills', 'Skip this one');
    await pressInRow(world, 'Pills', 'Edit reminder');
    await saveForm(change);
    await pressAll(world);
    expect(world.shell.shown.at(-1)).toMatchObject({ message: 'All from today on changed', detail });
    await act(() => world.shell.store.commit([remove('reminders', seriesDayId('Pills', tomorrow))]));
    await waitFor(async () => expect(await rowsOf('Tomorrow')).toEqual([row]));
  });

  it("[RP15] on another day moves it, and 'All' moves the series with its time", async () => {
    const world = await openReminders([repeatingAt('Pills', '18:00', { rule: 'FREQ=WEEKLY;BYDAY=TU' })]);
    await pressInRow(world, 'Pills', 'Edit reminder');
    await saveForm({ Date: tomorrow, Time: '20:00' });
    await pressAll(world);
    expect(await rowsOf('Tomorrow')).toEqual(['PillsRepeats: Every week on WednesdayWed, Mar 11, 8:00 PM']);
    expect(await world.stored()).toEqual([]);
  });

  it("[RP21] is computed again after 'Undo'", async () => {
    const world = await openPills();
    await saveForm({ Time: '20:00' });
    expect(await world.stored()).toHaveLength(1);
    await act(async () => world.shell.shown[0]?.undo?.());
    expect([await rowsOf('Today'), await world.stored()]).toEqual([
      ['PillsRepeats: Every dayTue, Mar 10, 6:00 PM'],
      [],
    ]);
  });

  it('[RP12][RP21] leads to the form of the series, and keeps what was typed', async () => {
    const world = await openPills();
    fill('Reminder Title', 'Half a pill');
    await press('Edit repeating reminder...');
    expect(screen.getByRole('dialog', { name: 'Edit Repeating Reminder' })).toBeTruthy();
    fill('Time', '07:30');
    await press('All from today on');
    await closed();
    expect(await rowsOf('Today')).toEqual(['PillsRepeats: Every dayTue, Mar 10, 7:30 AM']);
    await pressInRow(world, 'Pills', 'Edit reminder');
    await waitFor(() => expect(field('Reminder Title').value).toBe('Half a pill'));
  });

  it('[RP19][ST6] shows the same time in another time zone and saves it there', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const world = await openPills();
    moveToZone('America/New_York');
    expect(field('Time').value).toBe('18:00');
    await saveForm({ 'Reminder Title': 'Half a pill' });
    expect(await world.stored()).toMatchObject([{ dateTime: '2026-03-10T22:00:00.000Z' }]);
  });
});
