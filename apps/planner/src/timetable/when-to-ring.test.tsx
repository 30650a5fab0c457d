// @vitest-environment jsdom
import { patch } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { seriesDialogs } from '@dayloom/series';
import { closed, dialog, fill, press } from '@dayloom/testing/dialog-form';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { tomorrow, yesterday } from '../testing/day-records.ts';
import { activityOf, fillAll, openAdd, openTimetable } from '../testing/open-timetable.tsx';

beforeEach(async () => void (await seriesDialogs.load()));

const swim = activityOf('Swim', '18:00', '19:00');
const silent = patch('schedules', 'Swim', { leads: 'none' });

describe("'When to ring' of an activity", () => {
  it('[NF31] is stored with a new one, names what has passed, and is taken back by the form', async () => {
    const world = await openAdd();
    await screen.findByLabelText('When to ring');
    fillAll('Swim', '12:04', '19:00');
    fill('When to ring', 'choose');
    await press('5 minutes before');
    await dialog().findByText('10 minutes before and 5 minutes before have already passed.');
    await press('Add Activity');
    await closed();
    expect(await world.stored()).toMatchObject([{ leads: '10 5 0' }]);
    await world.person.click(await screen.findByRole('button', { name: 'Edit activity' }));
    fill('When to ring', '');
    await press('Save Changes');
    await closed();
    expect((await world.stored())[0]).not.toHaveProperty('leads');
  });

  it("[RP27] is that of the series with 'Repeats'", async () => {
    const world = await openAdd();
    await screen.findByLabelText('When to ring');
    fillAll('Swim', '18:00', '19:00');
    fill('When to ring', 'none');
    fill('Repeats', 'daily');
    await press('Add Activity');
    await closed();
    expect(await world.series()).toMatchObject([{ title: 'Swim', leads: 'none' }]);
    await screen.findByText('Does not ring');
  });

  it('[NF31] the row of one to come says that it does not ring, not that of a past day', async () => {
    const { unmount } = await openTimetable([swim, silent]);
    await screen.findByText('Does not ring');
    unmount();
    const past = activityOf('Swim', '18:00', '19:00', yesterday);
    await openTimetable([past, silent], { search: `date=${yesterday}` });
    await screen.findByRole('heading', { name: 'Swim' });
    expect(screen.queryByText('Does not ring')).toBeNull();
  });

  it('[NF32] an edit ends its snooze', async () => {
    const snoozedUntil = `${tomorrow}T09:00:00.000Z` as Instant;
    const world = await openTimetable([swim, patch('schedules', 'Swim', { snoozedUntil })]);
    await world.person.click(await screen.findByRole('button', { name: 'Edit activity' }));
    fill('Activity Title', 'Swim far');
    await press('Save Changes');
    await closed();
    const [stored] = await world.stored();
    expect([stored?.title, stored && 'snoozedUntil' in stored]).toEqual(['Swim far', false]);
  });
});
