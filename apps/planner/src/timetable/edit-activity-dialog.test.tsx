// @vitest-environment jsdom
import { patch, remove, restore } from '@dayloom/data';
import { clockTime, schedules } from '@dayloom/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tomorrow } from '../testing/day-records.ts';
import {
  activityOf,
  closed,
  field,
  fill,
  fillAll,
  openTimetable,
  press,
} from '../testing/open-timetable.tsx';

describe('editing an activity', () => {
  async function openEdit() {
    const world = await openTimetable([activityOf('Swim', '18:00', '19:00')]);
    const [before] = await world.stored();
    await world.person.click(await screen.findByRole('button', { name: 'Edit activity' }));
    return { ...world, before };
  }

  it('[TT16] [ER49] changes title and times, and keeps the rest', async () => {
    const { shell, stored, before } = await openEdit();
    expect(['Activity Title', 'Start Time', 'End Time'].map((name) => field(name).value)).toEqual([
      'Swim',
      '18:00',
      '19:00',
    ]);
    fillAll('Swim far', '17:30', '19:30');
    await press('Save Changes');
    await closed();
    expect(shell.shown).toEqual([{ kind: 'success', message: 'Activity updated successfully' }]);
    expect(await stored()).toEqual([{ ...before, title: 'Swim far', startTime: '17:30', endTime: '19:30' }]);
    expect(await screen.findByText('5:30 PM – 7:30 PM')).toBeTruthy();
  });

  it('[DA36] date and times are written together, and the title only where it was changed', async () => {
    const { shell, stored } = await openEdit();
    const theirs = { title: 'Their title', date: tomorrow, startTime: clockTime('08:00') };
    await shell.store.commit([patch(schedules, 'Swim', theirs)]);
    fill('End Time', '19:30');
    await press('Save Changes');
    await closed();
    expect(await stored()).toMatchObject([
      { title: 'Their title', date: '2026-03-10', startTime: '18:00', endTime: '19:30' },
    ]);
  });

  it('[DA36] leaves times that were changed elsewhere where only the title is edited', async () => {
    const { shell, stored } = await openEdit();
    await shell.store.commit([patch(schedules, 'Swim', { startTime: clockTime('08:00') })]);
    fill('Activity Title', 'Swim far');
    await press('Save Changes');
    await closed();
    expect(await stored()).toMatchObject([{ title: 'Swim far', startTime: '08:00', endTime: '19:00' }]);
  });

  it('[TT16] [ER40] refuses as adding does, and keeps the input', async () => {
    const { told, stored, before } = await openEdit();
    fill('Activity Title', ' ');
    await press('Save Changes');
    fillAll('Swim', '18:00', '18:00');
    await press('Save Changes');
    expect(told()).toEqual(['Please fill in all fields', 'End time must differ from start time']);
    expect(field('End Time').value).toBe('18:00');
    expect(await stored()).toEqual([before]);
  });

  it('[TT16] [ER40] a day that passed with the form open is refused', async () => {
    const { told, stored, before, toDay } = await openEdit();
    fill('Activity Title', 'Swim far');
    toDay(tomorrow);
    await press('Save Changes');
    await waitFor(() => expect(told()).toEqual(['Cannot edit activities of past dates']));
    expect(field('Activity Title').value).toBe('Swim far');
    expect(await stored()).toEqual([before]);
  });

  it('[ER49] a failed save says so and keeps the input', async () => {
    const world = await openEdit();
    fill('Activity Title', 'Swim far');
    world.break();
    await press('Save Changes');
    await waitFor(() => expect(world.told()).toEqual(['Failed to update activity']));
    expect(field('Activity Title').value).toBe('Swim far');
  });

  it('[OF7] one that was deleted elsewhere says so, and what is saved can be restored', async () => {
    const { shell, stored } = await openEdit();
    fill('Activity Title', 'Swim far');
    await shell.store.commit([remove(schedules, 'Swim')]);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This activity was deleted meanwhile. What you typed is kept: save it and restore the activity, or copy it.',
    );
    await press('Save Changes');
    await closed();
    expect(shell.shown).toMatchObject([{ kind: 'warning' }]);
    await shell.store.commit([restore(schedules, 'Swim')]);
    expect(await stored()).toMatchObject([{ title: 'Swim far' }]);
  });
});
