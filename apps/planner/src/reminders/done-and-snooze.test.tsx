// @vitest-environment jsdom
import { changeSettings, receiptsOf } from '@dayloom/data';
import { addDays, clockTime, momentAt, nowOf, type PlanDay, receipts } from '@dayloom/domain';
import { snoozing } from '@dayloom/series';
import { add, aReceipt } from '@dayloom/testing';
import { fill, press } from '@dayloom/testing/dialog-form';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { today, tomorrow, yesterday } from '../testing/day-records.ts';
import {
  addButton,
  figure,
  openReminders,
  reminderAt,
  repeatingAt,
  rowOf,
  rowsOf,
} from '../testing/reminder-form.tsx';

beforeEach(async () => void (await snoozing.load()));

type World = Awaited<ReturnType<typeof openReminders>>;

const at = (day: PlanDay, time: string) => momentAt(day, clockTime(time));
const menuOf = async (title: string) => (await rowOf(title)).getByRole('button', { name: 'More actions' });
const fold = (count: number) => screen.findByRole('button', { name: `${count} done` });

async function choose({ person }: World, title: string, item: string) {
  await person.click(await menuOf(title));
  await person.click(await screen.findByRole('menuitem', { name: item }));
}

/** Presses 'Undo' of the last toast, which comes after the list has changed. */
async function undo({ shell, undoLast }: World) {
  await waitFor(() => expect(shell.shown.at(-1)?.undo).toBeDefined());
  await act(undoLast);
}

describe("'Done' in the menu of a reminder", () => {
  it('[RM9] [RM16] [NF33] folds it at the end of its group, with one undo', async () => {
    const world = await openReminders([
      reminderAt('Plants', today, '19:00'),
      reminderAt('Taxi', today, '20:00'),
    ]);
    await choose(world, 'Plants', 'Done');
    await fold(1);
    expect(await rowsOf('Today')).toEqual(['TaxiTue, Mar 10, 8:00 PM']);
    await waitFor(() =>
      expect(world.shell.shown).toMatchObject([{ message: 'Reminder done', detail: 'Plants' }]),
    );
    expect((await world.stored()).find(({ id }) => id === 'Plants')).toMatchObject({ completed: true });
    await undo(world);
    await waitFor(async () => expect(await rowsOf('Today')).toHaveLength(2));
    expect((await world.stored()).every(({ completed }) => !completed)).toBe(true);
    expect(screen.queryByRole('button', { name: /done$/ })).toBeNull();
  });

  it('[RM16] [KA1] moves the focus to the menu of the next row, of the last one to the add button', async () => {
    const world = await openReminders([
      reminderAt('Plants', today, '19:00'),
      reminderAt('Taxi', today, '20:00'),
    ]);
    await choose(world, 'Plants', 'Done');
    await fold(1);
    const next = await menuOf('Taxi');
    await waitFor(() => expect(document.activeElement).toBe(next));
    await choose(world, 'Taxi', 'Done');
    await fold(2);
    await waitFor(() => expect(document.activeElement).toBe(addButton()));
  });

  it.each(['Done', 'Snooze...'])('[NF33] [NF32] %s marks its notifications as read', async (action) => {
    const start = at(yesterday, '19:00');
    const noted = { moment: 'reminder-Plants-start', at: start, item: 'Plants', shownAt: start };
    const world = await openReminders([
      reminderAt('Plants', yesterday, '19:00'),
      add(receipts, aReceipt(testUser.id, noted)),
      add(receipts, aReceipt(testUser.id, { ...noted, moment: 'other', item: 'other' })),
    ]);
    await choose(world, 'Plants', action);
    if (action !== 'Done')
      await world.person.click(await screen.findByRole('button', { name: /^In an hour/ }));
    await waitFor(() => expect(world.shell.shown).toHaveLength(1));
    const { records } = await world.shell.store.get(receiptsOf(testUser.id));
    expect(records.filter(({ readAt }) => readAt).map(({ item }) => item)).toEqual(['Plants']);
  });

  it("[RM16] a press on the fold shows them with a sign, and 'Not done' takes them out of it", async () => {
    const world = await openReminders([reminderAt('Plants', today, '19:00', { completed: true })]);
    expect(screen.queryByText('Plants')).toBeNull();
    await world.person.click(await fold(1));
    expect(await rowsOf('Today')).toEqual(['PlantsDoneTue, Mar 10, 7:00 PM']);
    await choose(world, 'Plants', 'Not done');
    await waitFor(async () => expect(await rowsOf('Today')).toEqual(['PlantsTue, Mar 10, 7:00 PM']));
    expect(await world.stored()).toMatchObject([{ completed: false }]);
  });

  it('[RM6] [RM13] [RM16] what is done counts as before, and on paper it is in its group', async () => {
    await openReminders([
      reminderAt('Plants', today, '19:00', { completed: true }),
      reminderAt('Taxi', tomorrow, '20:00'),
    ]);
    const figures = () => ['Total Reminders', 'Upcoming', "Today's Reminders"].map(figure);
    await waitFor(() => expect(figures()).toEqual(['2', '2', '1']));
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(await rowsOf('Today')).toEqual(['PlantsDoneTue, Mar 10, 7:00 PM']);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Plants')).toBeNull();
  });

  it('[NF33] of a series it is that of the day alone, and the undo removes its record', async () => {
    const world = await openReminders([repeatingAt('Pills', '18:00')]);
    await choose(world, 'Pills', 'Done');
    await fold(1);
    expect(await world.stored()).toMatchObject([{ repeatDay: today, completed: true }]);
    await waitFor(async () =>
      expect(await rowsOf('Tomorrow')).toEqual(['PillsRepeats: Every dayWed, Mar 11, 6:00 PM']),
    );
    await undo(world);
    await waitFor(async () =>
      expect(await rowsOf('Today')).toEqual(['PillsRepeats: Every dayTue, Mar 10, 6:00 PM']),
    );
    expect(await world.stored()).toEqual([]);
  });

  it('[NF33] what cannot be stored is reported, and the row stays', async () => {
    const world = await openReminders([reminderAt('Plants', today, '19:00')]);
    await rowOf('Plants');
    world.break();
    await choose(world, 'Plants', 'Done');
    await waitFor(() => expect(world.toastTexts()).toContain('Failed to update reminder'));
    expect(await rowsOf('Today')).toEqual(['PlantsTue, Mar 10, 7:00 PM']);
  });
});

describe("'Snooze...' in the menu of a reminder", () => {
  it('[RM18] [NF32] puts it off, says so in the row, and has one undo', async () => {
    const world = await openReminders([reminderAt('Plants', yesterday, '19:00')]);
    await choose(world, 'Plants', 'Snooze...');
    await screen.findByRole('dialog', { name: 'Snooze Reminder' });
    await press('Tomorrow morning tomorrow, 9:00 AM');
    await waitFor(async () =>
      expect(await rowsOf('Past')).toEqual(['PlantsSnoozed until tomorrow, 9:00 AMMon, Mar 9, 7:00 PM']),
    );
    await waitFor(() =>
      expect(world.shell.shown).toMatchObject([
        { message: 'Snoozed until tomorrow, 9:00 AM', detail: 'Plants' },
      ]),
    );
    expect(await world.stored()).toMatchObject([{ snoozedUntil: at(tomorrow, '09:00'), completed: false }]);
    const menu = await menuOf('Plants');
    await waitFor(() => expect(document.activeElement).toBe(menu));
    await undo(world);
    await waitFor(async () => expect(await rowsOf('Past')).toEqual(['PlantsMon, Mar 9, 7:00 PM']));
    expect((await world.stored())[0]).not.toHaveProperty('snoozedUntil');
  });

  it('[RM18] the row says nothing of a snooze that is over, and what is done is not put off', async () => {
    const world = await openReminders([
      reminderAt('Plants', today, '19:00', { snoozedUntil: at(today, '11:59') }),
      reminderAt('Taxi', tomorrow, '19:00', { completed: true, snoozedUntil: at(tomorrow, '09:00') }),
    ]);
    expect(await rowsOf('Today')).toEqual(['PlantsTue, Mar 10, 7:00 PM']);
    await world.person.click(await fold(1));
    expect(await rowsOf('Tomorrow')).toEqual(['TaxiDoneWed, Mar 11, 7:00 PM']);
    await world.person.click(await menuOf('Taxi'));
    await screen.findByRole('menuitem', { name: 'Not done' });
    expect(screen.queryByRole('menuitem', { name: 'Snooze...' })).toBeNull();
  });

  it("[NF32] [NF33] 'Done' ends it, and the undo brings it back", async () => {
    const until = at(addDays(today, 2), '09:00');
    const world = await openReminders([reminderAt('Plants', today, '19:00', { snoozedUntil: until })]);
    await choose(world, 'Plants', 'Done');
    await fold(1);
    expect((await world.stored())[0]).not.toHaveProperty('snoozedUntil');
    await undo(world);
    await waitFor(async () =>
      expect(await rowsOf('Today')).toEqual(['PlantsSnoozed until Thu, Mar 12, 9:00 AMTue, Mar 10, 7:00 PM']),
    );
    expect(await world.stored()).toMatchObject([{ completed: false, snoozedUntil: until }]);
  });

  it('[NF32] [ST4] into the quiet hours, the answer says when it notifies', async () => {
    const world = await openReminders([reminderAt('Plants', today, '19:00')]);
    await world.shell.store.commit(
      changeSettings(
        testUser.id,
        { quietFrom: clockTime('22:00'), quietTo: clockTime('07:00') },
        nowOf(world.shell.clock),
      ),
    );
    await choose(world, 'Plants', 'Snooze...');
    await screen.findByRole('dialog', { name: 'Snooze Reminder' });
    fill('Date', today);
    fill('Time', '23:00');
    await press('Snooze');
    await waitFor(() =>
      expect(world.toastTexts()).toEqual([
        'Snoozed until 11:00 PM. In your quiet hours it waits until tomorrow, 7:00 AM',
      ]),
    );
  });

  it('[NF32] before its dialog can be fetched, a press says so, and the next one opens it', async () => {
    const load = vi.spyOn(snoozing, 'load').mockRejectedValue(new Error('offline'));
    const peek = vi.spyOn(snoozing, 'peek').mockReturnValue(undefined);
    const world = await openReminders([reminderAt('Plants', today, '19:00')]);
    await choose(world, 'Plants', 'Snooze...');
    await waitFor(() => expect(world.toastTexts()).toEqual(['Failed to update reminder']));
    load.mockRestore();
    peek.mockRestore();
    await choose(world, 'Plants', 'Snooze...');
    expect(await screen.findByRole('dialog', { name: 'Snooze Reminder' })).toBeTruthy();
  });
});
