// @vitest-environment jsdom
import { addDays, type PlanDay, planDay, repeatSkips } from '@dayloom/domain';
import { add, aRepeatSkip, livingRecords } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { today, tomorrow, yesterday } from '../testing/day-records.ts';
import { figure, openReminders, reminderAt, repeatingAt, rowOf, rowsOf } from '../testing/reminder-form.tsx';
import { moveToZone } from '../testing/windows.ts';

const figures = () => ['Total Reminders', 'Upcoming', "Today's Reminders"].map(figure);
const pills = repeatingAt('Pills', '08:00', { first: addDays(today, -30) });
const rent = repeatingAt('Rent', '09:00', { rule: 'FREQ=MONTHLY;BYMONTHDAY=1' });
const weekly = { rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR' };
/** A stored day of a series. */
const dayOf = (series: string, day: PlanDay) => ({ repeat: series, repeatDay: day });

describe('reminders that repeat, in the list', () => {
  it('[RP20] are of each series those of today, else its next one, with their sign, and none is past', async () => {
    await openReminders([
      pills,
      rent,
      repeatingAt('Walk', '10:00', weekly),
      reminderAt('Plants', today, '07:00'),
    ]);
    expect(await rowsOf('Today')).toEqual([
      'PlantsTue, Mar 10, 7:00 AM',
      'PillsRepeats: Every dayTue, Mar 10, 8:00 AM',
    ]);
    expect(await rowsOf('Tomorrow')).toEqual([
      'WalkRepeats: Every week on Monday, Wednesday and FridayWed, Mar 11, 10:00 AM',
    ]);
    expect(await rowsOf('Later')).toEqual(['RentRepeats: Every month on the 1stWed, Apr 1, 9:00 AM']);
    expect(screen.queryByRole('region', { name: 'Past' })).toBeNull();
    expect(screen.getByText('Pills').closest('li')?.dataset['passed']).toBe('true');
    (await rowOf('Pills')).getByTitle('Every day');
  });

  it("[RM6][RP20] all of today's count in the figure of today, of each series one ahead and in the total", async () => {
    await openReminders([pills, repeatingAt('Stretch', '15:00'), rent, reminderAt('Plants', today, '19:00')]);
    await rowOf('Pills');
    await waitFor(() => expect(figures()).toEqual(['4', '4', '3']));
  });

  it('[RP20] that were changed on their own are there in place of the computed ones, also in the past', async () => {
    await openReminders([
      pills,
      reminderAt('Half', today, '20:00', dayOf('Pills', today)),
      reminderAt('Double', yesterday, '09:00', dayOf('Pills', yesterday)),
      add(repeatSkips, aRepeatSkip(testUser.id, { series: 'Pills', day: tomorrow })),
    ]);
    await waitFor(async () =>
      expect(await rowsOf('Today')).toEqual(['HalfRepeats: Every dayTue, Mar 10, 8:00 PM']),
    );
    expect(await rowsOf('Later')).toEqual(['PillsRepeats: Every dayThu, Mar 12, 8:00 AM']);
    expect(await rowsOf('Past')).toEqual(['DoubleRepeats: Every dayMon, Mar 9, 9:00 AM']);
    await waitFor(() => expect(figures()).toEqual(['3', '2', '1']));
  });

  it('[RP20][ST2] change at the start of the day, without a write', async () => {
    const { shell } = await openReminders([repeatingAt('Tea', '01:00'), pills], { dayStart: 4 });
    expect(await rowsOf('Today')).toEqual([
      'PillsRepeats: Every dayTue, Mar 10, 8:00 AM',
      'TeaRepeats: Every dayWed, Mar 11, 1:00 AM',
    ]);
    const before = await livingRecords(shell.store);
    shell.setNow(new Date(`${tomorrow}T04:00`));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(async () =>
      expect(await rowsOf('Today')).toEqual([
        'PillsRepeats: Every dayWed, Mar 11, 8:00 AM',
        'TeaRepeats: Every dayThu, Mar 12, 1:00 AM',
      ]),
    );
    expect(screen.queryByRole('region', { name: 'Past' })).toBeNull();
    expect(await livingRecords(shell.store)).toEqual(before);
  });

  it('[RP19][ST6] keep their time in another time zone, where a single one keeps its moment', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await openReminders([reminderAt('Call', today, '20:00'), repeatingAt('Stretch', '20:00')]);
    expect(await rowsOf('Today')).toEqual([
      'CallTue, Mar 10, 8:00 PM',
      'StretchRepeats: Every dayTue, Mar 10, 8:00 PM',
    ]);
    moveToZone('America/New_York');
    await waitFor(async () =>
      expect(await rowsOf('Today')).toEqual([
        'CallTue, Mar 10, 3:00 PM',
        'StretchRepeats: Every dayTue, Mar 10, 8:00 PM',
      ]),
    );
  });

  it('[RP19][RM8] are at the time that follows one which the clock skips', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await openReminders([repeatingAt('Feed', '02:30', { first: planDay('2026-03-29') })]);
    expect(await rowsOf('Later')).toEqual(['FeedRepeats: Every daySun, Mar 29, 3:30 AM']);
  });

  it('[DA21][RP20] that follow the last shown one of many wait until more are shown', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      reminderAt(`New ${index}`, addDays(today, 2), '12:00', { id: `New${index}` }),
    );
    const { person } = await openReminders([pills, rent, ...many]);
    await rowOf('Pills');
    expect(screen.queryByText('Rent')).toBeNull();
    await waitFor(() => expect(figures()).toEqual(['62', '62', '1']));
    await person.click(screen.getByText('Show more'));
    await rowOf('Rent');
  });

  it('[RP20] alone are no empty list', async () => {
    await openReminders([rent]);
    await rowOf('Rent');
    expect(screen.queryByText('No reminders yet')).toBeNull();
  });
});

it('[RP8] the list of reminders stays while the first series of a user is added', async () => {
  const { shell } = await openReminders([reminderAt('Plants', today, '19:00')]);
  const other = await screen.findByText('Plants');
  await act(() => shell.store.commit([pills]));
  await rowOf('Pills');
  expect(other.isConnected).toBe(true);
});
