// @vitest-environment jsdom
import { planDay } from '@dayloom/domain';
import { dialog, fill, press } from '@dayloom/testing/dialog-form';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { activitiesOf, today, tomorrow, yesterday } from '../testing/day-records.ts';
import { activitiesShown, activityOf, blocksOf, days, openTimetable } from '../testing/open-timetable.tsx';
import { moveToZone, onWideScreen } from '../testing/windows.ts';

afterEach(() => vi.unstubAllGlobals());

const earlier = planDay('2026-02-01');
const counts = () =>
  days().map((day) => Number(/(\d+) activit/.exec(day.getAttribute('aria-label') ?? '')?.[1] ?? 0));
const selectDay = (person: UserEvent, day: string) =>
  person.click(screen.getByRole('radio', { name: new RegExp(`, ${day}(,|$)`) }));
const button = (name: string) => screen.findByRole('button', { name });
const empty = () => screen.findByText('No activities scheduled for this date');

async function choose(person: UserEvent, item: string) {
  await person.click(await button('More actions'));
  await person.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the week of an activity that repeats', () => {
  const yoga = activitiesOf('Yoga', '17:30', '18:30', { rule: 'FREQ=WEEKLY;BYDAY=TU,TH' });

  it('[RP20] has every time of it in strip, list and grid, each with its sign and rule', async () => {
    onWideScreen();
    const { person } = await openTimetable([yoga, activityOf('Run', '07:00', '08:00', tomorrow)]);
    const row = within(await screen.findByRole('list', { name: 'Activities' }));
    expect(row.getByTitle('Every week on Tuesday and Thursday').textContent).toMatch(/^Repeats: Every week/);
    expect(counts()).toEqual([0, 0, 1, 1, 1, 0, 0]);
    await waitFor(() => expect(blocksOf('Thursday, March 12')).toEqual(['Yoga 5:30 PM – 6:30 PM']));
    const rule = 'Yoga, 5:30 PM – 6:30 PM, every week on Tuesday and Thursday';
    expect(screen.getAllByTitle((title) => title.replace(/[\u2068\u2069]/g, '') === rule)).toHaveLength(2);
    expect(screen.getByTitle(/Run/).title).toMatch(/, 7:00 AM – 8:00 AM$/);
    await person.click(await button('Next week'));
    await waitFor(() => expect(counts()).toEqual([0, 0, 1, 0, 1, 0, 0]));
  });

  it('[RP20] [TT15] has one night from each evening to the next morning, also at its edges', async () => {
    onWideScreen();
    const night = activitiesOf('Night shift', '22:00', '06:00', { first: earlier });
    const { person } = await openTimetable([night]);
    const both = ['Night shift from the day before, until 6:00 AM', 'Night shift 10:00 PM – 6:00 AM +1'];
    await waitFor(() => expect(blocksOf('Sunday, March 8')).toEqual(both));
    const columns = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label') ?? '');
    expect(columns.map(blocksOf)).toEqual(columns.map(() => both));
    await selectDay(person, 'March 8');
    expect(await activitiesShown()).toHaveLength(1);
    expect(screen.getByRole('list', { name: 'From the day before' }).textContent).toBe(
      'Night shiftRepeats: Every day from the day before, until 6:00 AM',
    );
  });

  it('[RP19] [TT7] has a time that the clock skips at the one that follows, and another zone has its own', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const { person } = await openTimetable([activitiesOf('Feed', '02:30', '02:45')], {
      search: 'date=2026-03-29',
    });
    expect(await activitiesShown()).toEqual([expect.stringMatching(/3:30 AM – 3:45 AM$/)]);
    await selectDay(person, 'March 30');
    expect(await activitiesShown()).toEqual([expect.stringMatching(/2:30 AM – 2:45 AM$/)]);
    await selectDay(person, 'March 29');
    moveToZone('America/New_York');
    expect(await activitiesShown()).toEqual([expect.stringMatching(/2:30 AM – 2:45 AM$/)]);
  });

  it('[RP19] has a time that comes twice once', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await openTimetable([activitiesOf('Feed', '02:30', '02:45')], { search: 'date=2026-10-25' });
    expect(await activitiesShown()).toEqual([expect.stringMatching(/2:30 AM – 2:45 AM$/)]);
  });
});

describe('an activity that repeats', () => {
  const swim = activitiesOf('Swim', '18:00', '19:00', { first: yesterday });

  it("[RP21] [RP11] is left out on one day with 'Skip this one', and one undo brings it back", async () => {
    const { person, toastTexts, pressInToast } = await openTimetable([swim]);
    await choose(person, 'Skip this one');
    await empty();
    await waitFor(() => expect(toastTexts()).toEqual(['Skipped']));
    expect(counts()).toEqual([0, 1, 0, 1, 1, 1, 1]);
    await pressInToast('undo');
    expect(await activitiesShown()).toHaveLength(1);
  });

  it("[RP21] [RP11] 'Delete' asks: 'Only this one' deletes that day", async () => {
    const { person, stored } = await openTimetable([swim]);
    await person.click(await button('Delete activity'));
    await screen.findByRole('dialog', { name: 'Delete Repeating Activity' });
    await press('Only this one');
    await empty();
    expect([counts(), await stored()]).toEqual([[0, 1, 0, 1, 1, 1, 1], []]);
  });

  it("[RP21] [RP11] 'All from today on' ends the series before today, with one undo", async () => {
    const { person, pressInToast } = await openTimetable([swim]);
    await selectDay(person, 'March 12');
    await person.click(await button('Delete activity'));
    await screen.findByRole('dialog');
    await press('All from today on');
    await empty();
    expect(counts()).toEqual([0, 1, 0, 0, 0, 0, 0]);
    await pressInToast('undo');
    await waitFor(() => expect(counts()).toEqual([0, 1, 1, 1, 1, 1, 1]));
  });

  it('[RP21] [TT8] [TT16] is read-only on a past day, from which its series is changed from today on', async () => {
    const { person } = await openTimetable([swim], { search: `date=${yesterday}` });
    await screen.findByText('Swim');
    expect(screen.queryByRole('button', { name: /(Edit|Delete) activity/ })).toBeNull();
    await person.click(await button('More actions'));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Edit repeating activity...',
    ]);
    await person.click(screen.getByRole('menuitem'));
    await screen.findByRole('dialog', { name: 'Edit Repeating Activity' });
    expect(dialog().getByText('6:00 PM wherever you are')).toBeTruthy();
    fill('Start Time', '17:00');
    await press('All from today on');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await activitiesShown()).toEqual([expect.stringContaining('6:00 PM – 7:00 PM')]);
    await selectDay(person, 'March 10');
    expect(await activitiesShown()).toEqual([expect.stringContaining('5:00 PM – 7:00 PM')]);
  });

  it('[RP21] [TT14] is not deleted after midnight, even if the screen has not noticed it yet', async () => {
    const { shell, person, toastTexts } = await openTimetable([swim], { search: `date=${today}` });
    await person.click(await button('Delete activity'));
    await screen.findByRole('dialog');
    shell.setToday(tomorrow);
    await press('Only this one');
    await waitFor(() => expect(toastTexts()).toEqual(['Cannot delete activities from past dates']));
    expect(await activitiesShown()).toHaveLength(1);
  });
});
