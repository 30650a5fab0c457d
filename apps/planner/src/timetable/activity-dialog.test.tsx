// @vitest-environment jsdom
import { patch } from '@dayloom/data';
import { clockTime, limitOf, schedules } from '@dayloom/domain';
import { closed, dialog, field, fill, press } from '@dayloom/testing/dialog-form';
import { testUser } from '@dayloom/testing/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { today, tomorrow, yesterday } from '../testing/day-records.ts';
import {
  activityOf,
  addButton,
  address,
  fillAll,
  openAdd,
  openTimetable,
} from '../testing/open-timetable.tsx';
import { moveToZone, onWideScreen } from '../testing/windows.ts';

afterEach(() => vi.unstubAllGlobals());

const names = ['Activity Title', 'Start Time', 'End Time'];
const values = () => names.map((name) => field(name).value);

describe('adding an activity', () => {
  it('[TT10] shows the day, title and times; Cancel closes it without a write', async () => {
    const { stored } = await openAdd([], { search: 'date=2026-03-14' });
    expect(screen.getByRole('dialog', { name: 'Add Activity for Mar 14, 2026' })).toBeTruthy();
    expect(values()).toEqual(['', '', '']);
    expect(['Start Time', 'End Time'].map((name) => field(name).type)).toEqual(['time', 'time']);
    expect(document.activeElement).toBe(field('Activity Title'));
    fillAll('Swim', '18:00', '19:00');
    await press('Cancel');
    await closed();
    expect(await stored()).toEqual([]);
    expect(document.activeElement).toBe(addButton());
  });

  it('[ER34] [DA11] stores exactly its fields on the selected day, and shows it', async () => {
    const { shell, stored } = await openAdd([], { search: `date=${tomorrow}` });
    fillAll('  Swim ', '18:00', '19:00');
    await press('Add Activity');
    await closed();
    expect(shell.shown).toEqual([{ kind: 'success', message: 'Activity added successfully' }]);
    const [activity] = await stored();
    expect(activity).toEqual({
      id: activity?.id,
      userId: testUser.id,
      title: 'Swim',
      startTime: '18:00',
      endTime: '19:00',
      date: tomorrow,
      createdAt: shell.clock.now().toISOString(),
    });
    expect(await screen.findByText('Swim')).toBeTruthy();
  });

  it('[TT7] says what a time that the clock skips becomes, and stores that', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const { stored } = await openAdd([], { search: 'date=2026-03-29' });
    fillAll('Feed', '02:30', '04:00');
    expect(dialog().getByText(/^The clock skips this time on that day: it becomes 3:30 AM$/)).toBeTruthy();
    await press('Add Activity');
    await closed();
    expect(await stored()).toMatchObject([{ startTime: '03:30', endTime: '04:00' }]);
  });

  it('[ST6] keeps typed times in another time zone, and says where they are meant', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await openAdd();
    fillAll('Swim', '18:00', '19:00');
    expect(dialog().queryByText(/time zone/)).toBeNull();
    moveToZone('America/New_York');
    expect(
      dialog().getByText('The time zone of this device is now America/New York. Times are meant there.'),
    ).toBeTruthy();
    expect(values()).toEqual(['Swim', '18:00', '19:00']);
  });

  it.each(names)('[TT12] [ER40] without %s it shows a toast, and keeps the input', async (name) => {
    const { toastTexts, stored } = await openAdd();
    fillAll('Swim', '18:00', '19:00');
    fill(name, '');
    await press('Add Activity');
    expect(toastTexts()).toEqual(['Please fill in all fields']);
    expect(document.activeElement).toBe(field(name));
    expect(values()).toEqual(
      ['Swim', '18:00', '19:00'].map((value, at) => (names[at] === name ? '' : value)),
    );
    expect(await stored()).toEqual([]);
  });

  it('[TT15] [ER40] equal times are rejected; an end before the start is shown to be on the next day', async () => {
    const { toastTexts, stored } = await openAdd();
    fillAll('Swim', '18:00', '18:00');
    await press('Add Activity');
    expect(toastTexts()).toEqual(['End time must differ from start time']);
    expect(dialog().queryByText('Ends on the next day (+1)')).toBeNull();
    fill('End Time', '06:00');
    expect(dialog().getByText('Ends on the next day (+1)')).toBeTruthy();
    await press('Add Activity');
    await closed();
    expect(await stored()).toMatchObject([{ date: today, startTime: '18:00', endTime: '06:00' }]);
  });

  it('[TT13] [ER40] [NT8] a day that ended with the modal open is rejected, and the text is kept for the next form', async () => {
    const { toastTexts, stored, toDay, person } = await openAdd();
    fillAll('Swim', '18:00', '19:00');
    toDay(tomorrow);
    expect(screen.getByRole('dialog', { name: 'Add Activity for Mar 10, 2026' })).toBeTruthy();
    await press('Add Activity');
    expect(toastTexts()).toEqual(['Cannot add activities to past dates']);
    expect([values(), await stored()]).toEqual([['Swim', '18:00', '19:00'], []]);
    await person.keyboard('{Escape}');
    await closed();
    await person.click(addButton());
    expect(screen.getByRole('dialog', { name: 'Add Activity for Mar 11, 2026' })).toBeTruthy();
    await waitFor(() => expect(values()).toEqual(['Swim', '18:00', '19:00']));
    await press('Add Activity');
    await closed();
    expect(await stored()).toMatchObject([{ date: tomorrow }]);
  });

  it('[TT13] is also rejected if the screen has not noticed midnight yet', async () => {
    const { shell, toastTexts, stored } = await openAdd();
    fillAll('Swim', '18:00', '19:00');
    shell.setToday(tomorrow);
    await press('Add Activity');
    await waitFor(() => expect(toastTexts()).toEqual(['Cannot add activities to past dates']));
    expect(await stored()).toEqual([]);
  });

  it('[TT11] on a past day inputs and submit are disabled', async () => {
    await openAdd([], { search: `date=${yesterday}` });
    expect(names.map((name) => field(name).disabled)).toEqual([true, true, true]);
    const submit = dialog().getByRole<HTMLButtonElement>('button', { name: 'Add Activity' });
    expect(submit.disabled).toBe(true);
    expect(dialog().getByText('Past days are read-only')).toBeTruthy();
    await press('Cancel');
    await closed();
  });

  it('[TT18] [NT8] a press on an empty hour presets its day and times, which do not count as typed', async () => {
    onWideScreen();
    const { person, shell, stored } = await openTimetable();
    const thursday = screen.getByRole('group', { name: 'Thursday, March 12' });
    await person.click(within(thursday).getByRole('button', { name: 'Add Activity at 9:00 AM' }));
    expect(screen.getByRole('dialog', { name: 'Add Activity for Mar 12, 2026' })).toBeTruthy();
    expect([address(), values()]).toEqual(['/timetable?date=2026-03-12', ['', '09:00', '10:00']]);
    expect([...shell.unsaved]).toEqual([]);
    fill('Activity Title', 'Swim');
    expect([...shell.unsaved]).toEqual(['the activity']);
    await press('Add Activity');
    await closed();
    expect(await stored()).toMatchObject([
      { title: 'Swim', date: '2026-03-12', startTime: '09:00', endTime: '10:00' },
    ]);
  });

  it('[TT10] starts with the title in the address, once, and on its day', async () => {
    await openTimetable([], { search: 'date=2026-03-14&new=Swim' });
    expect(await screen.findByRole('dialog', { name: 'Add Activity for Mar 14, 2026' })).toBeTruthy();
    expect(values()).toEqual(['Swim', '', '']);
    expect(address()).toBe('/timetable?date=2026-03-14');
  });

  it('[LM1] [LM5] a title at its limit is accepted, a longer one is rejected and not cut', async () => {
    const { toastTexts, stored } = await openAdd();
    const limit = limitOf(schedules, 'title');
    fillAll('x'.repeat(limit + 1), '18:00', '19:00');
    await press('Add Activity');
    expect(toastTexts()).toEqual([`Activity Title must be at most ${limit} characters`]);
    expect(field('Activity Title').value).toHaveLength(limit + 1);
    expect(await stored()).toEqual([]);
    fill('Activity Title', 'x'.repeat(limit));
    await press('Add Activity');
    await closed();
    expect(await stored()).toHaveLength(1);
  });
});

describe('editing an activity', () => {
  async function openEdit() {
    const world = await openTimetable([activityOf('Swim', '18:00', '19:00')]);
    const [before] = await world.stored();
    await world.person.click(await screen.findByRole('button', { name: 'Edit activity' }));
    return { ...world, before };
  }

  it('[TT16] [ER49] changes title and times, and keeps the rest', async () => {
    const { shell, stored, before } = await openEdit();
    expect([...names, 'Date'].map((name) => field(name).value)).toEqual([
      'Swim',
      '18:00',
      '19:00',
      '2026-03-10',
    ]);
    fillAll('Swim far', '17:30', '19:30');
    await press('Save Changes');
    await closed();
    expect(shell.shown).toEqual([{ kind: 'success', message: 'Activity updated successfully' }]);
    expect(await stored()).toEqual([{ ...before, title: 'Swim far', startTime: '17:30', endTime: '19:30' }]);
    expect(await screen.findByText('5:30 PM – 7:30 PM')).toBeTruthy();
  });

  it('[TT16] moves it to another day, which is then selected', async () => {
    const { stored, before } = await openEdit();
    fill('Date', '2026-03-20');
    await press('Save Changes');
    await closed();
    expect(await stored()).toEqual([{ ...before, date: '2026-03-20' }]);
    await waitFor(() => expect(address()).toBe('/timetable?date=2026-03-20'));
    expect(await screen.findByText('Swim')).toBeTruthy();
  });

  it('[TT16] [ER40] rejects a move to a past day, and a form without a date', async () => {
    const { toastTexts, stored, before } = await openEdit();
    fill('Date', yesterday);
    await press('Save Changes');
    await waitFor(() => expect(toastTexts()).toEqual(['Cannot move activities to past dates']));
    expect([field('Date').value, document.activeElement]).toEqual([yesterday, field('Date')]);
    fill('Date', '');
    await press('Save Changes');
    expect(toastTexts().at(-1)).toBe('Please fill in all fields');
    expect(await stored()).toEqual([before]);
  });

  it('[DA36] date and times are written together, and the title only if it was changed', async () => {
    const { shell, stored } = await openEdit();
    fill('End Time', '19:30');
    const theirs = { title: 'Their title', date: tomorrow, startTime: clockTime('08:00') };
    await shell.store.commit([patch('schedules', 'Swim', theirs)]);
    await press('Save Changes');
    await closed();
    expect(await stored()).toMatchObject([
      { title: 'Their title', date: '2026-03-10', startTime: '18:00', endTime: '19:30' },
    ]);
  });

  it('[DA36] keeps times that were changed elsewhere if only the title is edited', async () => {
    const { shell, stored } = await openEdit();
    await shell.store.commit([patch('schedules', 'Swim', { startTime: clockTime('08:00') })]);
    fill('Activity Title', 'Swim far');
    await press('Save Changes');
    await closed();
    expect(await stored()).toMatchObject([{ title: 'Swim far', startTime: '08:00', endTime: '19:00' }]);
  });

  it('[TT16] [ER40] validates like adding, and keeps the input', async () => {
    const { toastTexts, stored, before } = await openEdit();
    fill('Activity Title', ' ');
    await press('Save Changes');
    fillAll('Swim', '18:00', '18:00');
    await press('Save Changes');
    expect(toastTexts()).toEqual(['Please fill in all fields', 'End time must differ from start time']);
    expect(field('End Time').value).toBe('18:00');
    expect(await stored()).toEqual([before]);
  });

  it('[TT16] [ER40] a day that ended with the form open is rejected', async () => {
    const { toastTexts, stored, before, toDay } = await openEdit();
    fill('Activity Title', 'Swim far');
    toDay(tomorrow);
    await press('Save Changes');
    await waitFor(() => expect(toastTexts()).toEqual(['Cannot edit activities of past dates']));
    expect(field('Activity Title').value).toBe('Swim far');
    expect(await stored()).toEqual([before]);
  });
});
