// @vitest-environment jsdom

import { fillingStore, TestFrame } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { planDay } from '@dayloom/domain';
import { remove, restore } from '@dayloom/data';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { today, tomorrow, yesterday } from '../testing/day-records.ts';
import {
  activitiesShown,
  activityOf,
  address,
  days,
  openTimetable,
  selectedDay,
} from '../testing/open-timetable.tsx';
import { moveToZone } from '../testing/windows.ts';
import Timetable from './timetable.tsx';

const named = (name: string) => screen.getByRole('button', { name });

describe('the week', () => {
  it("[TT1] [TT2] is titled 'Weekly Schedule', with 'Add Activity', and its arrows move by 7 days", async () => {
    const { person } = await openTimetable();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Weekly Schedule');
    expect(named('Add Activity')).toBeTruthy();
    expect(screen.getByText('Mar 8 - Mar 14')).toBeTruthy();
    await person.click(named('Next week'));
    expect(screen.getByText('Mar 15 - Mar 21')).toBeTruthy();
    await person.click(named('Previous week'));
    await person.click(named('Previous week'));
    expect(screen.getByText('Mar 1 - Mar 7')).toBeTruthy();
  });

  it('[TT3] [TT4] shows seven days from the first weekday of the locale, with today selected and past days marked', async () => {
    await openTimetable([
      activityOf('Swim', '18:00', '19:00', tomorrow),
      activityOf('Run', '06:00', '07:00'),
    ]);
    await waitFor(() =>
      expect(days().map((day) => day.getAttribute('aria-label'))).toEqual([
        'Sunday, March 8, past',
        'Monday, March 9, past',
        'Tuesday, March 10, today, 1 activity',
        'Wednesday, March 11, 1 activity',
        'Thursday, March 12',
        'Friday, March 13',
        'Saturday, March 14',
      ]),
    );
    expect(days().map((day) => day.parentElement?.textContent)).toEqual([
      'Sun8',
      'Mon9',
      'Tue10',
      'Wed11',
      'Thu12',
      'Fri13',
      'Sat14',
    ]);
    expect(selectedDay()).toBe(today);
  });

  it('[TT4] [TT5] pressing another day selects it, and another week keeps the weekday', async () => {
    const { person } = await openTimetable();
    await person.click(days()[4]!);
    expect([selectedDay(), address()]).toEqual(['2026-03-12', '/timetable?date=2026-03-12']);
    await person.click(named('Next week'));
    expect([selectedDay(), address()]).toEqual(['2026-03-19', '/timetable?date=2026-03-19']);
    await person.click(named('Today'));
    expect([selectedDay(), address()]).toEqual([today, '/timetable']);
  });

  it.each(['2026-02-30', 'soon', '9999-12-31'])(
    '[TT4] shows today if the address contains %s',
    async (day) => {
      await openTimetable([], { search: `date=${day}` });
      expect(selectedDay()).toBe(today);
    },
  );

  it('[TT4] follows today past midnight, but stays on a selected day', async () => {
    const { toDay, person } = await openTimetable();
    toDay(tomorrow);
    await waitFor(() => expect(selectedDay()).toBe(tomorrow));
    await person.click(days()[5]!);
    toDay(planDay('2026-03-12'));
    await waitFor(() => expect(days()[4]!.getAttribute('aria-label')).toContain('today'));
    expect(selectedDay()).toBe('2026-03-13');
  });
});

describe('the selected day', () => {
  it("[TT6] [TT7] [TT15] [DA24] lists its activities by start and end, '+1' if they end on the next day", async () => {
    await openTimetable([
      activityOf('Late film', '21:45', '00:15'),
      activityOf('Gym', '18:00', '20:00'),
      activityOf('Run', '07:00', '07:45'),
      activityOf('Swim', '18:00', '19:00'),
      activityOf('Elsewhere', '10:00', '11:00', tomorrow),
    ]);
    expect(await activitiesShown()).toEqual([
      'Run7:00 AM – 7:45 AM',
      'Swim6:00 PM – 7:00 PM',
      'Gym6:00 PM – 8:00 PM',
      'Late film9:45 PM – 12:15 AM +1, ends on the next day',
    ]);
    const panel = screen.getByRole('region', { name: 'Schedule for the selected date' });
    expect(panel.querySelector('time')?.textContent).toBe('Tuesday, March 10');
  });

  it('[TT15] shows activities that continue from the day before with their end, and links to that day', async () => {
    const { person } = await openTimetable([
      activityOf('Night train', '22:00', '06:00', yesterday),
      activityOf('Swim', '18:00', '19:00', yesterday),
    ]);
    const list = await screen.findByRole('list', { name: 'From the day before' });
    expect(list.textContent).toBe('Night train from the day before, until 6:00 AM');
    await person.click(within(list).getByRole('link', { name: 'Night train' }));
    expect(selectedDay()).toBe(yesterday);
    expect(screen.queryByRole('list', { name: 'From the day before' })).toBeNull();
  });

  it('[TT9] [TT15] a day into which an activity lasts is not said to have none', async () => {
    await openTimetable([activityOf('Night train', '22:00', '06:00', yesterday)]);
    await screen.findByRole('list', { name: 'From the day before' });
    expect(screen.queryByText('No activities scheduled for this date')).toBeNull();
  });

  it('[TT7] [TT15] an activity whose times the clock skips is listed at those that follow', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const [saturday, sunday] = [planDay('2026-03-28'), planDay('2026-03-29')];
    await openTimetable(
      [activityOf('Feed', '02:30', '03:00', sunday), activityOf('Party', '22:00', '02:30', saturday)],
      { search: `date=${sunday}` },
    );
    expect(await activitiesShown()).toEqual([expect.stringMatching(/^Feed3:30 AM – 4:00 AM/)]);
    expect(screen.getByRole('list', { name: 'From the day before' }).textContent).toBe(
      'Party from the day before, until 3:30 AM',
    );
    moveToZone('America/New_York');
    expect(await activitiesShown()).toEqual([expect.stringMatching(/^Feed2:30 AM – 3:00 AM/)]);
  });

  it('[TT15] does not list an activity that ended at midnight', async () => {
    await openTimetable([
      activityOf('Night train', '22:00', '06:00', yesterday),
      activityOf('Late film', '23:00', '00:00', yesterday),
    ]);
    const list = await screen.findByRole('list', { name: 'From the day before' });
    expect(list.textContent).not.toContain('Late film');
  });

  it('[TT8] [TT16] a past day shows neither edit nor delete, today shows both', async () => {
    const { person } = await openTimetable([
      activityOf('Swim', '18:00', '19:00'),
      activityOf('Run', '07:00', '07:45', yesterday),
    ]);
    await screen.findByText('Swim');
    expect([named('Edit activity'), named('Delete activity')]).toHaveLength(2);
    await person.click(days()[1]!);
    await screen.findByText('Run');
    expect(screen.getByText('Past days are read-only')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /(Edit|Delete) activity|Add Activity at/ })).toBeNull();
  });

  it("[TT9] [TT11] an empty past day offers nothing to add, and 'Add Activity' stays", async () => {
    await openTimetable([], { search: `date=${yesterday}` });
    expect(await screen.findByText('No activities scheduled for this date')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Your First Activity' })).toBeNull();
    expect(named('Add Activity')).toHaveProperty('disabled', false);
  });

  it("[TT9] [ER46] an empty day shows an empty state, and 'Add Your First Activity' opens the modal", async () => {
    const { person } = await openTimetable();
    expect(await screen.findByText('No activities scheduled for this date')).toBeTruthy();
    await person.click(named('Add Your First Activity'));
    expect(screen.getByRole('dialog', { name: 'Add Activity for Mar 10, 2026' })).toBeTruthy();
  });

  it('[DA35] is not shown as empty while activities are still loading', async () => {
    const { shell } = await shellWithFault({ today });
    const { store, complete } = fillingStore(shell.store);
    render(
      <TestFrame shell={{ ...shell, store }} at="/timetable">
        <Timetable />
      </TestFrame>,
    );
    await screen.findByText('Still loading');
    expect(screen.queryByText('No activities scheduled for this date')).toBeNull();
    act(complete);
    expect(await screen.findByText('No activities scheduled for this date')).toBeTruthy();
  });

  it('[ER33] [ER46] that cannot be loaded shows one toast, and Retry loads it', async () => {
    const { mend, person, toastTexts } = await openTimetable([activityOf('Swim', '18:00', '19:00')], {
      isBroken: true,
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('Failed to fetch schedule')).toBeTruthy();
    expect(toastTexts()).toEqual(['Failed to fetch schedule']);
    mend();
    await person.click(retry);
    expect(await screen.findByText('Swim')).toBeTruthy();
    await waitFor(() => expect(days()[2]!.getAttribute('aria-label')).toContain('1 activity'));
  });
});

describe('deleting', () => {
  it('[TT8] [SH12] [SH13] [SH17] [ER35] removes it, and Undo restores it unchanged', async () => {
    const { person, shell, stored } = await openTimetable([activityOf('Swim', '18:00', '19:00')]);
    await screen.findByText('Swim');
    const before = await stored();
    await person.click(named('Delete activity'));
    expect(await screen.findByText('No activities scheduled for this date')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('region', { name: 'Schedule for the selected date' }),
      ),
    );
    await waitFor(() =>
      expect(shell.shown).toMatchObject([
        { kind: 'success', message: 'Activity deleted successfully', detail: 'Swim' },
      ]),
    );
    expect(await stored()).toEqual([]);
    await act(async () => shell.shown[0]?.undo?.());
    expect(await screen.findByText('Swim')).toBeTruthy();
    expect(await stored()).toEqual(before);
  });

  it('[ER35] that fails shows an error and keeps it', async () => {
    const world = await openTimetable([activityOf('Swim', '18:00', '19:00')]);
    await screen.findByText('Swim');
    world.break();
    await world.person.click(named('Delete activity'));
    await waitFor(() => expect(world.toastTexts()).toEqual(['Failed to delete activity']));
    expect(screen.getByText('Swim')).toBeTruthy();
  });

  it('[TT14] [ER40] is rejected after midnight, even if the screen has not noticed it yet', async () => {
    const { shell, stored, toastTexts } = await openTimetable([activityOf('Swim', '18:00', '19:00')], {
      search: `date=${today}`,
    });
    await screen.findByText('Swim');
    shell.setToday(tomorrow);
    fireEvent.click(named('Delete activity'));
    await waitFor(() => expect(toastTexts()).toEqual(['Cannot delete activities from past dates']));
    expect(await stored()).toHaveLength(1);
    expect(screen.getByText('Swim')).toBeTruthy();
  });

  it('[NT8] text typed into an activity that was deleted elsewhere is reported', async () => {
    const { shell, person } = await openTimetable([activityOf('Swim', '18:00', '19:00')]);
    await screen.findByText('Swim');
    await person.click(named('Edit activity'));
    fireEvent.change(screen.getByLabelText('Activity Title'), { target: { value: 'Swim far' } });
    await person.keyboard('{Escape}');
    await act(() => shell.store.commit([remove('schedules', 'Swim')]));
    expect(await screen.findByText(/activity “Swim” was deleted/)).toBeTruthy();
    await act(() => shell.store.commit([restore('schedules', 'Swim')]));
    await waitFor(() => expect(screen.queryByText(/was deleted/)).toBeNull());
  });
});
