// @vitest-environment jsdom
import { changeSettings, repeatsOf } from '@dayloom/data';
import { clockTime, type Instant, nowOf, type Settings } from '@dayloom/domain';
import { seriesDialogs } from '@dayloom/series';
import { closed, dialog, field, fill, press } from '@dayloom/testing/dialog-form';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { today, tomorrow } from '../testing/day-records.ts';
import {
  openAddReminder,
  openReminders,
  reminderAt,
  repeatingAt,
  rowOf,
  rowsOf,
} from '../testing/reminder-form.tsx';

beforeEach(async () => void (await seriesDialogs.load()));
afterEach(() => vi.unstubAllGlobals());

type World = Awaited<ReturnType<typeof openReminders>>;

const setting = ({ shell }: World, chosen: Partial<Settings>) =>
  act(() => shell.store.commit(changeSettings(testUser.id, chosen, nowOf(shell.clock))));
const usual = () => [...document.querySelectorAll('option')].find(({ value }) => value === '')?.text;
async function fillAll(title = 'Call', date = tomorrow, time = '09:30') {
  await screen.findByLabelText('When to ring');
  fill('Reminder Title', title);
  fill('Date', date);
  fill('Time', time);
}
async function edit({ person }: World) {
  const [button] = await screen.findAllByRole('button', { name: 'Edit reminder' });
  if (button) await person.click(button);
  await screen.findByLabelText('When to ring');
}
async function openEdit(...given: Parameters<typeof openReminders>) {
  const world = await openReminders(...given);
  await edit(world);
  return world;
}
const save = async () => {
  await press('Save Changes');
  await closed();
};

describe("'When to ring' in the form of a reminder", () => {
  it('[NF31] [NF34] stores the chosen times, and none without a choice', async () => {
    const world = await openAddReminder();
    const { stored } = world;
    await fillAll();
    fill('When to ring', 'choose');
    await press('1 day before');
    await press('10 minutes before');
    await press('Add Reminder');
    await closed();
    expect(await stored()).toMatchObject([{ leads: '1440 0' }]);
    await edit(world);
    fill('When to ring', '');
    await save();
    expect((await stored())[0]).not.toHaveProperty('leads');
  });

  it("[NF31] [NF34] 'As in Settings' says what the settings say, also once they change", async () => {
    const world = await openAddReminder();
    await fillAll();
    await waitFor(() => expect(usual()).toContain('(10 minutes before and at the time)'));
    await setting(world, { leads: '1440' });
    await waitFor(() => expect(usual()).toContain('As in Settings (1 day before)'));
  });

  it('[NF31] names the chosen moments that have passed, and nothing without a choice', async () => {
    await openAddReminder();
    await fillAll('Call', today, '12:05');
    expect(dialog().queryByText(/passed/)).toBeNull();
    fill('When to ring', 'choose');
    await dialog().findByText('10 minutes before has already passed.');
    await press('At the time');
    await dialog().findByText('10 minutes before has already passed, so it does not ring.');
    fill('Date', tomorrow);
    await waitFor(() => expect(dialog().queryByText(/passed/)).toBeNull());
    fill('When to ring', 'none');
    await dialog().findByText('Does not ring.');
  });

  it('[NF34] says what waits for quiet hours, and that the browser blocks notifications', async () => {
    vi.stubGlobal('Notification', { permission: 'denied' });
    const world = await openAddReminder();
    await setting(world, { quietFrom: clockTime('22:00'), quietTo: clockTime('07:00') });
    await fillAll('Call', tomorrow, '07:05');
    expect(dialog().queryByText(/quiet|blocked/)).toBeNull();
    fill('When to ring', 'choose');
    await dialog().findByText(
      'Waits for the end of quiet hours: 10 minutes before. Notifications are blocked in this browser.',
    );
  });

  it('[NF32] an edit ends a snooze, a form without a change does not', async () => {
    const snoozedUntil = `${tomorrow}T09:00:00.000Z` as Instant;
    const world = await openEdit([reminderAt('Plants', today, '19:00', { snoozedUntil })]);
    const { stored } = world;
    await save();
    expect(await stored()).toMatchObject([{ snoozedUntil }]);
    await edit(world);
    fill('Reminder Title', 'Water the plants');
    await save();
    expect((await stored())[0]).not.toHaveProperty('snoozedUntil');
  });
});

describe('when a reminder that repeats rings', () => {
  const series = async ({ shell }: World) => (await shell.store.get(repeatsOf(testUser.id))).records;

  it("[RP27] is chosen with 'Repeats' for the whole series", async () => {
    const world = await openAddReminder();
    await fillAll('Pills');
    fill('When to ring', '0');
    fill('Repeats', 'daily');
    await press('Add Reminder');
    await closed();
    expect(await series(world)).toMatchObject([{ title: 'Pills', leads: '0' }]);
  });

  it("[RP27] is for that day alone, and 'All' gives it to the series; each with an undo", async () => {
    const world = await openEdit([repeatingAt('Pills', '18:00')]);
    fill('When to ring', '0');
    await save();
    expect(await world.stored()).toMatchObject([{ repeatDay: today, leads: '0' }]);
    await act(world.undoLast);
    await waitFor(async () => expect(await world.stored()).toEqual([]));
    await edit(world);
    fill('When to ring', 'none');
    await save();
    await act(async () => void (await world.shell.shown.at(-1)?.all?.()));
    await waitFor(async () => expect(await series(world)).toMatchObject([{ leads: 'none' }]));
    expect(await world.stored()).toEqual([]);
  });

  it("[RP27] an edit of a day ends its snooze, and 'Undo' brings it back", async () => {
    const snoozedUntil = `${tomorrow}T09:00:00.000Z` as Instant;
    const day = { repeat: 'Pills', repeatDay: today, snoozedUntil };
    const world = await openEdit([repeatingAt('Pills', '18:00'), reminderAt('Pills', today, '18:00', day)]);
    fill('When to ring', '0');
    await save();
    expect((await world.stored())[0]).not.toHaveProperty('snoozedUntil');
    await act(world.undoLast);
    await waitFor(async () => expect(await world.stored()).toMatchObject([{ snoozedUntil }]));
    expect((await world.stored())[0]).not.toHaveProperty('leads');
  });

  it("[RP12] [RP27] 'Edit repeating reminder...' changes it from today on", async () => {
    const world = await openEdit([repeatingAt('Pills', '18:00', { leads: '60' })]);
    expect(field('When to ring').value).toBe('choose');
    await press('Edit repeating reminder...');
    await screen.findByRole('dialog', { name: 'Edit Repeating Reminder' });
    fill('When to ring', '');
    await press('All from today on');
    await closed();
    expect((await series(world))[0]).not.toHaveProperty('leads');
  });
});

describe('the row of what does not ring', () => {
  it('[NF31] says so while it is to come, by its choice or by that of the settings', async () => {
    const world = await openReminders([
      reminderAt('Plants', today, '19:00', { leads: 'none' }),
      reminderAt('Taxi', today, '20:00'),
      reminderAt('Bins', today, '08:00', { leads: 'none' }),
      reminderAt('Call', today, '21:00', { leads: '5' }),
      reminderAt('Late', today, '22:00', { leads: '1440' }),
    ]);
    const says = async (title: string) => (await rowOf(title)).queryByText('Does not ring') !== null;
    expect(await rowsOf('Today')).toHaveLength(5);
    await waitFor(async () => expect(await says('Plants')).toBe(true));
    expect(await says('Late')).toBe(true);
    expect(await Promise.all(['Taxi', 'Bins', 'Call'].map(says))).toEqual([false, false, false]);
    await setting(world, { leads: 'none' });
    await waitFor(async () => expect(await says('Taxi')).toBe(true));
    expect(await says('Call')).toBe(false);
  });
});
