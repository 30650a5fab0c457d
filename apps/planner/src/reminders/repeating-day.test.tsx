// @vitest-environment jsdom
import { type Change, patch, remove } from '@dayloom/data';
import { addDays, clockTime, type PlanDay, repeatSkips, seriesDayId } from '@dayloom/domain';
import { seriesDialogs } from '@dayloom/series';
import { add, aRepeatSkip } from '@dayloom/testing';
import { closed, dialog, field, fill, press, trapFocusInDialogs } from '@dayloom/testing/dialog-form';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { today, tomorrow, yesterday } from '../testing/day-records.ts';
import {
  addButton,
  openReminders,
  reminderAt,
  repeatingAt,
  rowOf,
  rowsOf,
} from '../testing/reminder-form.tsx';

type World = Awaited<ReturnType<typeof openReminders>>;

beforeEach(async () => void (await seriesDialogs.load()));

const pills = repeatingAt('Pills', '18:00', { first: addDays(today, -30) });
const skip = (day: PlanDay) => add(repeatSkips, aRepeatSkip(testUser.id, { series: 'Pills', day }));
const stored = (title: string, day: PlanDay, time: string) =>
  reminderAt(title, day, time, { id: seriesDayId('Pills', day), repeat: 'Pills', repeatDay: day });
const elsewhere = ({ shell }: World, ...changes: Change[]) => act(() => shell.store.commit(changes));

describe('a day of a series in the address', () => {
  it.each([
    ['today', [pills], today, 'Pills'],
    ['far ahead', [pills], '2031-07-01', 'Pills'],
    ['before today', [pills], yesterday, 'Pills'],
    ['with a record', [pills, stored('Half a pill', tomorrow, '20:00')], tomorrow, 'Half a pill'],
  ])('[RM15] opens its form, once: one %s', async (_, seed, day, title) => {
    await openReminders(seed, { search: `reminder=Pills&day=${day}` });
    expect(await screen.findByRole('dialog', { name: 'Edit Reminder' })).toBeTruthy();
    expect([field('Reminder Title').value, field('Date').value]).toEqual([title, day]);
    expect(dialog().getByText(/^Every day/)).toBeTruthy();
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/reminders');
    await press('Cancel');
    await closed();
  });

  it.each([
    ['left out', [pills, skip(tomorrow)]],
    ['after its end', [repeatingAt('Pills', '18:00', { rule: 'FREQ=DAILY;COUNT=1' })]],
    ['of a series that is gone', [reminderAt('Plants', today, '19:00')]],
  ])('[RM15] shows the list for one %s', async (_, seed) => {
    await openReminders(seed, { search: `reminder=Pills&day=${tomorrow}` });
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/reminders'),
    );
    expect(await rowsOf('Today')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[RM15][RP21] with a record of its own is the form of that day also by the address of its record', async () => {
    const id = seriesDayId('Pills', tomorrow);
    await openReminders([pills, stored('Half a pill', tomorrow, '20:00')], { search: `reminder=${id}` });
    expect(await screen.findByText(/^Every day/)).toBeTruthy();
    expect(dialog().queryByLabelText('Repeats')).toBeNull();
  });
});

describe('the open form of a day of a series', () => {
  const openForm = async () => {
    const world = await openReminders([pills]);
    await world.person.click((await rowOf('Pills')).getByRole('button', { name: 'Edit reminder' }));
    return world;
  };
  const save = async () => {
    await press('Save Changes');
    await closed();
  };

  it('[RP21] follows the series while nothing is typed', async () => {
    const world = await openForm();
    await elsewhere(world, patch('repeats', 'Pills', { title: 'Vitamins', time: clockTime('20:00') }));
    await waitFor(() => expect(field('Reminder Title').value).toBe('Vitamins'));
    expect(field('Time').value).toBe('20:00');
    await save();
    expect(await world.stored()).toEqual([]);
  });

  it('[RP21] keeps what was typed while the series is changed, and saves what it shows', async () => {
    const world = await openForm();
    fill('Reminder Title', 'Half a pill');
    await elsewhere(world, patch('repeats', 'Pills', { time: clockTime('20:00') }));
    expect(await rowsOf('Today')).toEqual(['PillsRepeats: Every dayTue, Mar 10, 8:00 PM']);
    expect([field('Reminder Title').value, field('Time').value]).toEqual(['Half a pill', '18:00']);
    await save();
    expect(await rowsOf('Today')).toEqual(['Half a pillRepeats: Every dayTue, Mar 10, 6:00 PM']);
  });

  it.each([
    ['its series is deleted', remove('repeats', 'Pills')],
    ['it is left out', skip(today)],
  ])('[DA24][RP21] says so once %s, keeps what was typed and can save it', async (_, change) => {
    const world = await openForm();
    fill('Reminder Title', 'Half a pill');
    await elsewhere(world, change);
    await dialog().findByText(/was deleted meanwhile/);
    await save();
    expect((await rowsOf('Today'))[0]).toMatch(/^Half a pill.*6:00 PM$/);
  });

  it('[RP7][RP21] keeps what another device has changed of the same day', async () => {
    const world = await openForm();
    fill('Reminder Title', 'Half a pill');
    await elsewhere(world, stored('Pills', today, '21:00'));
    await waitFor(async () => expect((await rowsOf('Today'))[0]).toContain('9:00 PM'));
    await save();
    expect(await rowsOf('Today')).toEqual(['Half a pillRepeats: Every dayTue, Mar 10, 9:00 PM']);
  });
});

describe('a day of a series', () => {
  beforeEach(trapFocusInDialogs);

  async function erase({ person }: World, answer: string) {
    await person.click((await rowOf('Pills')).getByRole('button', { name: 'Delete reminder' }));
    const question = await screen.findByRole('dialog', { name: 'Delete Repeating Reminder' });
    await person.click(within(question).getByRole('button', { name: answer }));
  }

  it("[RP11][RP21] 'Skip this one' leaves it out, and the next one is listed", async () => {
    const { person, undoLast, shell } = await openReminders([pills]);
    await person.click((await rowOf('Pills')).getByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Skip this one' }));
    expect(await rowsOf('Tomorrow')).toEqual(['PillsRepeats: Every dayWed, Mar 11, 6:00 PM']);
    await waitFor(() => expect(shell.shown).toMatchObject([{ message: 'Skipped', detail: 'Pills' }]));
    await waitFor(() => expect(document.activeElement).toBe(addButton()));
    await act(undoLast);
    expect(await rowsOf('Today')).toHaveLength(1);
  });

  it("[RP11][RP21] is deleted alone with 'Only this one'", async () => {
    const world = await openReminders([pills, stored('Half a pill', tomorrow, '20:00')]);
    await erase(world, 'Only this one');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Today' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(addButton()));
    expect(await rowsOf('Tomorrow')).toHaveLength(1);
    expect(await rowsOf('Later')).toEqual(['PillsRepeats: Every dayThu, Mar 12, 6:00 PM']);
    await act(world.undoLast);
    expect(await rowsOf('Today')).toHaveLength(1);
  });

  it('[RP11][RP21] is deleted with all that follow, and what was changed on its own stays', async () => {
    const world = await openReminders([pills, stored('Half a pill', tomorrow, '20:00')]);
    await erase(world, 'All from today on');
    await waitFor(() => expect(screen.queryByText('Pills')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(addButton()));
    expect(await rowsOf('Tomorrow')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Later' })).toBeNull();
    await waitFor(() => expect(world.toastTexts()).toEqual(['Repeating reminder deleted successfully']));
    await act(world.undoLast);
    expect(await rowsOf('Today')).toHaveLength(1);
  });

  it("[RP12][RP21] 'Edit repeating reminder...' changes title, time and rule from today on", async () => {
    const { person } = await openReminders([pills]);
    await person.click((await rowOf('Pills')).getByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Edit repeating reminder...' }));
    fill('Title', 'Vitamins');
    fill('Time', '07:30');
    fill('Repeats', 'weekdays');
    await press('All from today on');
    await closed();
    expect(await rowsOf('Today')).toEqual(['VitaminsRepeats: Every weekdayTue, Mar 10, 7:30 AM']);
  });
});
