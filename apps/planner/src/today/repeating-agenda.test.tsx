// @vitest-environment jsdom
import { clockTime, planDay } from '@dayloom/domain';
import { press } from '@dayloom/testing/dialog-form';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { activitiesOf, seriesOf, today, yesterday } from '../testing/day-records.ts';
import { openToday } from '../testing/open-today.tsx';
import { moveToZone } from '../testing/windows.ts';

const remindersOf = (title: string, time: string, first = today) =>
  seriesOf(title, { makes: 'reminder', time: clockTime(time), first });
const pills = remindersOf('Pills', '19:00');
const linesOf = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('reminders and activities that repeat', () => {
  it.each(['/today', '/'])('[RP20] [TD1] are by their time on %s, with sign and link', async (at) => {
    await openToday([pills, activitiesOf('Yoga', '17:30', '18:30')], { at });
    expect(await linesOf('By time')).toEqual([
      '5:30 PM – 6:30 PMActivity: YogaRepeats: Every day',
      '7:00 PMReminder: PillsRepeats: Every day',
    ]);
    expect(['Yoga', 'Pills'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      `/timetable?date=${today}`,
      `/reminders?reminder=Pills&day=${today}`,
    ]);
  });

  it('[RP20] [TD10] are on another day, with the night that goes on from the day before', async () => {
    const night = activitiesOf('Night shift', '22:00', '06:00');
    await openToday([pills, night], { at: '/today?day=2026-03-20' });
    expect(await linesOf('By time')).toEqual([
      'from the day before, until 6:00 AMActivity: Night shiftRepeats: Every day',
      '7:00 PMReminder: PillsRepeats: Every day',
      '10:00 PM – 6:00 AM +1Activity: Night shiftRepeats: Every day',
    ]);
  });

  it('[RP20] [TD1] [ST2] belong to the night before the hour at which the day starts', async () => {
    const seed = [
      remindersOf('Feed', '03:00', yesterday),
      activitiesOf('Film', '01:00', '02:30', { first: yesterday }),
    ];
    await openToday(seed, { time: '12:00', dayStart: 4 });
    expect(await linesOf('By time')).toEqual([
      '1:00 AM – 2:30 AMActivity: FilmRepeats: Every day',
      '3:00 AMReminder: FeedRepeats: Every day',
    ]);
  });

  it('[RP19] [TT7] [RM8] are at the time that follows where the clock skips theirs', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const day = planDay('2026-03-29');
    const seed = [remindersOf('Pills', '02:30'), activitiesOf('Feed', '02:30', '02:45')];
    await openToday(seed, { at: `/today?day=${day}` });
    expect(await linesOf('By time')).toEqual([
      '3:30 AM – 3:45 AMActivity: FeedRepeats: Every day',
      '3:30 AMReminder: PillsRepeats: Every day',
    ]);
  });

  it('[RP19] [ST6] stay at their time in another time zone', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await openToday([remindersOf('Pills', '14:00', yesterday)]);
    expect(await linesOf('By time')).toEqual(['2:00 PMReminder: PillsRepeats: Every day']);
    moveToZone('America/New_York');
    await waitFor(async () =>
      expect(await linesOf('By time')).toEqual(['2:00 PMReminder: PillsRepeats: Every day']),
    );
  });
});

describe('deleting a reminder that repeats', () => {
  async function openQuestion() {
    const world = await openToday([pills]);
    await world.person.click(await screen.findByRole('button', { name: 'Delete reminder' }));
    await screen.findByRole('dialog', { name: 'Delete Repeating Reminder' });
    return world;
  }
  const gone = () => waitFor(() => expect(screen.queryByText('Pills')).toBeNull());

  it("[RP21] [TD1] asks, and 'Only this one' deletes that of the day", async () => {
    const { person, toastTexts } = await openQuestion();
    await press('Only this one');
    await gone();
    await waitFor(() => expect(toastTexts()).toEqual(['Skipped']));
    await person.click(screen.getByRole('button', { name: 'Next day' }));
    expect(await screen.findByText('Pills')).toBeTruthy();
  });

  it("[RP21] [TD1] 'All from today on' deletes all of them", async () => {
    const { person, toastTexts } = await openQuestion();
    await press('All from today on');
    await gone();
    await waitFor(() => expect(toastTexts()).toEqual(['Repeating reminder deleted successfully']));
    await person.click(screen.getByRole('button', { name: 'Next day' }));
    await screen.findByText('Nothing planned');
    expect(screen.queryByText('Pills')).toBeNull();
  });
});
