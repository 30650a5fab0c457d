// @vitest-environment jsdom
import { repeatsOf } from '@dayloom/data';
import { addDays, clockTime, momentAt, type PlanDay, repeats } from '@dayloom/domain';
import { seriesDialogs } from '@dayloom/series';
import { add, aRepeat } from '@dayloom/testing';
import { closed, field, fill, press, trapFocusInDialogs } from '@dayloom/testing/dialog-form';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
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

beforeEach(async () => {
  trapFocusInDialogs();
  await seriesDialogs.load();
});

const at = (day: PlanDay, time: string) => momentAt(day, clockTime(time));
const menuOf = async (title: string) => (await rowOf(title)).getByRole('button', { name: 'More actions' });
const seriesIn = async ({ shell }: World) => (await shell.store.get(repeatsOf(testUser.id))).records;

const shows = (group: string, row: string) => waitFor(async () => expect(await rowsOf(group)).toEqual([row]));

async function openForm(...given: Parameters<typeof openReminders>) {
  const world = await openReminders(...given);
  await world.person.click(await menuOf('Pills'));
  await world.person.click(await screen.findByRole('menuitem', { name: 'Repeats...' }));
  return world;
}

it("[RP8] 'Repeats...' in the menu of a reminder makes it the first one of a series, with one undo", async () => {
  const world = await openForm([reminderAt('Pills', tomorrow, '18:00')]);
  const before = await world.stored();
  expect([field('Title').value, field('Time').value, field('Repeats').value]).toEqual([
    'Pills',
    '18:00',
    'daily',
  ]);
  fill('Time', '19:00');
  fill('Repeats', 'weekly');
  await press('Repeat');
  await closed();
  await shows('Tomorrow', 'PillsRepeats: Every week on WednesdayWed, Mar 11, 7:00 PM');
  const [series] = await seriesIn(world);
  expect(series).toMatchObject({
    makes: 'reminder',
    title: 'Pills',
    first: tomorrow,
    time: '19:00',
    rule: 'FREQ=WEEKLY;BYDAY=WE',
  });
  expect(await world.stored()).toMatchObject([
    { id: 'Pills', dateTime: at(tomorrow, '19:00'), repeat: series?.id, repeatDay: tomorrow },
  ]);
  expect(world.shell.shown).toMatchObject([
    { message: 'Repeating reminder added successfully', detail: 'Every week on Wednesday' },
  ]);
  await act(world.undoLast);
  await shows('Tomorrow', 'PillsWed, Mar 11, 6:00 PM');
  expect([await seriesIn(world), await world.stored()]).toMatchObject([
    [],
    [{ dateTime: before[0]?.dateTime }],
  ]);
});

it('[RP8] a past reminder moves to the first time from today on, and the undo moves it back', async () => {
  const world = await openForm([reminderAt('Pills', yesterday, '18:00')]);
  await press('Repeat');
  await closed();
  await shows('Today', 'PillsRepeats: Every dayTue, Mar 10, 6:00 PM');
  expect(screen.queryByRole('region', { name: 'Past' })).toBeNull();
  expect(document.activeElement).toBe(addButton());
  await act(world.undoLast);
  await shows('Past', 'PillsMon, Mar 9, 6:00 PM');
});

it('[RP8] a reminder whose series has ended is a single one, and a new series takes its place', async () => {
  const old = repeatingAt('Old', '18:00', { first: addDays(today, -9) });
  const { rule: _, ...end } = aRepeat(testUser.id, {
    id: 'End',
    makes: 'reminder',
    series: 'Old',
    first: today,
  });
  const pills = reminderAt('Pills', tomorrow, '20:00', { repeat: 'Old', repeatDay: tomorrow });
  const world = await openForm([old, add(repeats, end), pills]);
  await press('Repeat');
  await closed();
  await shows('Tomorrow', 'PillsRepeats: Every dayWed, Mar 11, 8:00 PM');
  await act(world.undoLast);
  await shows('Tomorrow', 'PillsWed, Mar 11, 8:00 PM');
  expect(await world.stored()).toMatchObject([{ id: 'Pills', repeat: 'Old' }]);
});

it.each([
  ['saved', 'Repeat'],
  ['cancelled', 'Cancel'],
])(
  '[RP8] [KA1] by keyboard, the focus returns to the menu of the row once the form is %s',
  async (_, answer) => {
    const { person } = await openReminders([reminderAt('Pills', today, '18:00')]);
    (await menuOf('Pills')).focus();
    await person.keyboard('{Enter}');
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await screen.findByRole('dialog', { name: 'Repeating Reminder' });
    screen.getByRole('button', { name: answer }).focus();
    await person.keyboard('{Enter}');
    await closed();
    expect(document.activeElement).toBe(await menuOf('Pills'));
  },
);

it("[RP8] [RP13] while the form cannot be loaded, 'Repeats...' says so, and the next press opens it", async () => {
  const load = vi.spyOn(seriesDialogs, 'load').mockRejectedValue(new Error('offline'));
  const peek = vi.spyOn(seriesDialogs, 'peek').mockReturnValue(undefined);
  const world = await openForm([reminderAt('Pills', today, '18:00')]);
  await waitFor(() => expect(world.toastTexts()).toEqual(['Failed to update reminder']));
  expect(screen.queryByRole('dialog')).toBeNull();
  await shows('Today', 'PillsTue, Mar 10, 6:00 PM');
  load.mockRestore();
  peek.mockRestore();
  await world.person.click(await menuOf('Pills'));
  await world.person.click(await screen.findByRole('menuitem', { name: 'Repeats...' }));
  await screen.findByRole('dialog', { name: 'Repeating Reminder' });
});
