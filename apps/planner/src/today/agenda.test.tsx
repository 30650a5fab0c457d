// @vitest-environment jsdom
import { patch } from '@dayloom/data';
import { clockTime, momentAt, planDay, reminders, schedules } from '@dayloom/domain';
import { add, anActivity, aReminder } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { taskOf, today, tomorrow, yesterday } from '../testing/day-records.ts';
import { openToday } from '../testing/open-today.tsx';
import { moveToZone, onPhone } from '../testing/windows.ts';

afterEach(() => vi.unstubAllGlobals());

const reminder = (title: string, time: string, day = today) =>
  add(reminders, aReminder(testUser.id, { id: title, title, dateTime: momentAt(day, clockTime(time)) }));
const activity = (title: string, start: string, end: string, date = today) =>
  add(
    schedules,
    anActivity(testUser.id, {
      id: title.replaceAll(' ', '-'),
      title,
      date,
      startTime: clockTime(start),
      endTime: clockTime(end),
    }),
  );

const linesOf = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

it('[TD1] activities and reminders are before the tasks by time, and those that are over by noon are collapsed', async () => {
  await openToday([
    taskOf('Write'),
    reminder('Vitamins', '08:00'),
    reminder('Plants', '19:00'),
    reminder('Dentist', '10:00', tomorrow),
    activity('Yoga', '17:30', '18:30'),
    activity('Lunch', '11:45', '12:30'),
  ]);
  expect(await linesOf('By time')).toEqual([
    '11:45 AM – 12:30 PMActivity: Lunch',
    '5:30 PM – 6:30 PMActivity: Yoga',
    '7:00 PMReminder: Plants',
  ]);
  screen.getByText('1 earlier today');
  expect(await linesOf('Earlier today')).toEqual(['8:00 AMReminder: Vitamins']);
  const agenda = screen.getByText('Lunch');
  expect(agenda.compareDocumentPosition(screen.getByText('Write'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('[TT20] what is done keeps its place with a sign, and is not the next one on a phone', async () => {
  onPhone();
  const { shell } = await openToday([reminder('Plants', '19:00'), activity('Yoga', '20:30', '21:30')]);
  await shell.store.commit([patch('reminders', 'Plants', { completed: true })]);
  await screen.findByText(/^2 appointments, next 8:30 PM/);
  expect(await linesOf('By time')).toEqual([
    '7:00 PMReminder: PlantsDone',
    '8:30 PM – 9:30 PMActivity: Yoga',
  ]);
});

it('[TD1] a day with appointments and no task is not shown as empty', async () => {
  await openToday([reminder('Plants', '19:00')]);
  await screen.findByText('Plants');
  expect(screen.queryByText('Nothing planned for today')).toBeNull();
});

it.each(['/today', '/'])(
  '[TD1] [ST2] if the day starts at 4:00, %s shows at 1:30 what begins before the next start',
  async (at) => {
    const atNight = [
      reminder('Taxi', '02:00'),
      activity('Packing', '02:00', '03:00'),
      reminder('Coffee', '04:00'),
      activity('Flight', '06:00', '09:00'),
      reminder('Call', '03:00', yesterday),
      activity('Film', '01:00', '02:30', yesterday),
    ];
    await openToday(atNight, { at, time: '01:30', dayStart: 4 });
    expect(await linesOf('By time')).toEqual(['2:00 AM – 3:00 AMActivity: Packing', '2:00 AMReminder: Taxi']);
    expect(screen.queryByText('1 earlier today')).toBeNull();
  },
);

it('[TD10] [ST2] another day also lasts from its start hour to the next one', async () => {
  const seed = [activity('Film', '01:00', '02:30'), activity('Yoga', '17:30', '18:30', yesterday)];
  await openToday(seed, { at: `/today?day=${yesterday}`, dayStart: 4 });
  expect(await linesOf('By time')).toEqual([
    '5:30 PM – 6:30 PMActivity: Yoga',
    '1:00 AM – 2:30 AMActivity: Film',
  ]);
});

it('[TD1] a reminder can be deleted, and Undo restores it', async () => {
  const { person, toastTexts, undoLast } = await openToday([reminder('Plants', '19:00')]);
  await screen.findByText('Plants');
  await person.click(screen.getByRole('button', { name: 'Delete reminder' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Reminder deleted successfully']));
  expect(screen.queryByText('Plants')).toBeNull();
  await act(undoLast);
  expect(await screen.findByText('Plants')).toBeTruthy();
});

it("[TT15] an activity that ends on the next day shows '+1', and links to its day in the timetable", async () => {
  await openToday([activity('Late film', '21:45', '00:15')]);
  expect(await linesOf('By time')).toEqual(['9:45 PM – 12:15 AM +1Activity: Late film']);
  expect(screen.getByRole('link', { name: 'Late film' }).getAttribute('href')).toBe(
    `/timetable?date=${today}`,
  );
});

describe('an activity that goes on since yesterday evening', () => {
  const night = activity('Night shift', '22:00', '06:00', yesterday);
  const wakeAt = ({ shell }: Awaited<ReturnType<typeof openToday>>, time: string) => {
    shell.setNow(new Date(`${today}T${time}`));
    act(() => void window.dispatchEvent(new Event('focus')));
  };

  it.each(['/today', '/'])('[TD1] is named first on %s, until its end', async (at) => {
    const world = await openToday([night, activity('Swim', '07:00', '08:00')], { at, time: '05:59' });
    expect(await linesOf('By time')).toEqual([
      'from the day before, until 6:00 AMActivity: Night shift',
      '7:00 AM – 8:00 AMActivity: Swim',
    ]);
    wakeAt(world, '06:00');
    expect(await linesOf('By time')).toEqual(['7:00 AM – 8:00 AMActivity: Swim']);
    expect(screen.queryByText(/earlier today/)).toBeNull();
  });

  it('[TD1] [TD5] leaves an empty day empty once it has ended', async () => {
    const world = await openToday([night], { time: '05:00' });
    await screen.findByText('Night shift');
    expect(screen.queryByText('Nothing planned for today')).toBeNull();
    wakeAt(world, '06:00');
    expect(await screen.findByText('Nothing planned for today')).toBeTruthy();
  });

  it('[TD1] [ST2] is one of the day before until the day start hour', async () => {
    const world = await openToday([night], { time: '03:00', dayStart: 4 });
    expect(await linesOf('By time')).toEqual(['10:00 PM – 6:00 AM +1Activity: Night shift']);
    wakeAt(world, '04:00');
    await waitFor(async () =>
      expect(await linesOf('By time')).toEqual(['from the day before, until 6:00 AMActivity: Night shift']),
    );
  });

  it('[TD1] counts on a phone and is named there as what is now, until its end', async () => {
    onPhone();
    const seed = [night, activity('Swim', '07:00', '08:00'), activity('Lunch', '12:00', '13:00')];
    const world = await openToday(seed, { time: '05:00' });
    expect(await screen.findByText('3 appointments, now Night shift until 6:00 AM')).toBeTruthy();
    wakeAt(world, '06:00');
    expect(await screen.findByText('2 appointments, next 7:00 AM Swim')).toBeTruthy();
  });
});

it('[TD1] [TT7] an activity in an hour that the clock skips is at its time', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const day = planDay('2026-03-29');
  await openToday([activity('Feed', '02:30', '02:45', day)], { at: `/today?day=${day}` });
  expect(await linesOf('By time')).toEqual(['3:30 AM – 3:45 AMActivity: Feed']);
});

it.each(['/today', '/'])('[ST6] in another time zone %s shows its hours and day', async (at) => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  await openToday([reminder('Call', '14:00'), reminder('Tea', '03:00', tomorrow)], { at });
  expect(await linesOf('By time')).toEqual(['2:00 PMReminder: Call']);
  moveToZone('America/New_York');
  await waitFor(async () =>
    expect(await linesOf('By time')).toEqual(['9:00 AMReminder: Call', '10:00 PMReminder: Tea']),
  );
  moveToZone('Pacific/Auckland');
  await waitFor(async () =>
    expect(await linesOf('By time')).toEqual(['2:00 AMReminder: Call', '3:00 PMReminder: Tea']),
  );
});
