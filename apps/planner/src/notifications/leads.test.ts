import { changeSettings, patch } from '@dayloom/data';
import {
  addDays,
  clockTime,
  instantOf,
  nowOf,
  type PlanDay,
  type Reminder,
  reminders,
  repeats,
  schedules,
  seriesDayId,
} from '@dayloom/domain';
import { addressesOf, type DueNotification, type DueSpan, readDescriptor } from '@dayloom/platform';
import { add, anActivity, aReminder, aRepeat } from '@dayloom/testing';
import { fillingStore, testShell, testUser } from '@dayloom/testing/shell';
import { expect, it, onTestFinished, vi } from 'vitest';
import descriptor from '../../module.json' with { type: 'json' };
import { today, tomorrow } from '../testing/day-records.ts';
import { watchSource } from '../testing/watch-source.ts';
import activities from './activities.ts';
import remindersSource from './reminders.ts';

const at = (time: string, day = today) => instantOf(new Date(`${day}T${time}`));
const later = (days: number) => addDays(today, days);
const twoDays: DueSpan = { from: at('12:00'), to: at('12:00', later(2)) };
const reminder = (id: string, dateTime: string, fields: Partial<Reminder> = {}) =>
  add(reminders, aReminder(testUser.id, { id, title: id, dateTime, ...fields }));
const choose = (leads: string) => changeSettings(testUser.id, { leads }, at('08:00'));
const lines = (due: readonly DueNotification[]) => due.map((one) => `${one.at} ${one.name}`);

it('[NF31] what has no choice follows the settings, at once when they change', async () => {
  const seed = [...choose('60'), reminder('Call', at('18:00')), reminder('Tea', at('19:00'), { leads: '5' })];
  const { shell, reports, notifications } = await watchSource(remindersSource, twoDays, seed);
  const tea = `${at('18:55')} Tea`;
  const changed = async (leads: string, ...expected: readonly string[]) => {
    await shell.store.commit(changeSettings(testUser.id, { leads }, nowOf(shell.clock)));
    await vi.waitFor(() => expect(lines(notifications())).toEqual([...expected, tea]));
  };
  // Nothing was reported by another default.
  expect(lines(reports[0] ?? [])).toEqual([`${at('17:00')} Call`, tea]);
  await changed('30 0', `${at('17:30')} Call`, `${at('18:00')} Call`);
  await changed('none');
});

it('[NF31] a new device plans nothing before it knows the settings', async () => {
  const shell = await testShell({ today, seed: [reminder('Call', at('18:00'))] });
  const { store, complete } = fillingStore(shell.store);
  const navigation = { ...shell.navigation, address: addressesOf(readDescriptor(descriptor)) };
  const watchAll = (isWhole: boolean) => {
    const reports: number[] = [];
    const span = { ...twoDays, isWhole };
    const fail = expect.unreachable as () => never;
    const watchSpan = remindersSource({ ...shell, store, navigation });
    onTestFinished(watchSpan(span, (due) => reports.push(due.length), fail));
    return reports;
  };
  const [planned, listed] = [watchAll(false), watchAll(true)];
  await vi.waitFor(() => expect(listed).toContain(2));
  expect(planned).toEqual([]);
  complete();
  await vi.waitFor(() => expect(planned).toContain(2));
});

it('[NF31] [DA22] what starts four days ahead notifies two days before, in the list of two days', async () => {
  const fields = { date: later(4), startTime: clockTime('11:00'), endTime: clockTime('12:00') };
  const trip = add(schedules, anActivity(testUser.id, { title: 'Trip', leads: '2880 1440 0', ...fields }));
  const { notifications } = await watchSource(activities, twoDays, [trip]);
  expect(notifications().map((one) => [one.at, one.startsAt, one.to])).toEqual([
    [at('11:00', later(2)), at('11:00', later(4)), `/timetable?date=${later(4)}`],
  ]);
});

it('[NC2] [NF31] [NF32] the list of a month has what starts two days after it, and what is snoozed', async () => {
  const month = { from: at('12:00'), to: at('12:00', later(30)), isWhole: true };
  const seed = [
    reminder('Trip', at('11:00', later(32)), { leads: '2880 0' }),
    reminder('Old', at('09:00', later(-21)), { snoozedUntil: at('15:00', later(20)) }),
  ];
  const { notifications, until } = await watchSource(remindersSource, month, seed);
  expect([...lines(notifications()), until()]).toEqual([
    ...[`${at('15:00', later(20))} Old`, `${at('11:00', later(30))} Trip`, undefined],
  ]);
});

it('[NF32] [DA22] what is snoozed notifies then and not before, whenever it was or will be', async () => {
  const seed = [
    reminder('Old', at('09:00', later(-21)), { snoozedUntil: at('15:00'), leads: 'none' }),
    reminder('Far', at('09:00', later(21)), { snoozedUntil: at('16:00') }),
    reminder('Soon', at('14:00'), { snoozedUntil: at('13:55') }),
    reminder('Next', at('14:00'), { snoozedUntil: at('13:00', later(2)) }),
    reminder('Over', at('09:00'), { snoozedUntil: at('11:00') }),
  ];
  const { shell, notifications } = await watchSource(remindersSource, twoDays, seed);
  const soon = [`${at('13:55')} Soon`, `${at('14:00')} Soon`];
  const snoozed = [`${at('15:00')} Old`, `${at('16:00')} Far`];
  expect(lines(notifications())).toEqual([...soon, ...snoozed]);
  await shell.store.commit([patch('reminders', 'Old', { snoozedUntil: at('12:30', tomorrow) })]);
  await vi.waitFor(() =>
    expect(lines(notifications())).toEqual([...soon, snoozed[1], `${at('12:30', tomorrow)} Old`]),
  );
  await shell.store.commit([patch('reminders', 'Old', { completed: true })]);
  await shell.store.commit([patch('reminders', 'Far', { title: 'Far' }, { clear: ['snoozedUntil'] })]);
  await vi.waitFor(() => expect(lines(notifications())).toEqual(soon));
});

it('[NF33] what is done notifies no more, and again if it is not', async () => {
  const { shell, notifications } = await watchSource(remindersSource, twoDays, [
    reminder('Call', at('18:00')),
  ]);
  const both = lines(notifications());
  for (const completed of [true, false]) {
    await shell.store.commit([patch('reminders', 'Call', { completed })]);
    await vi.waitFor(() => expect(lines(notifications())).toEqual(completed ? [] : both));
  }
});

it.each(['dateTime', 'repeatDay', 'snoozedUntil'])(
  '[NF32] [NF33] [RP22] a day of a series is snoozed and done alone, if the list by %s answers last',
  async (order) => {
    const fields = { id: 'pills', makes: 'reminder', title: 'Pills', first: today } as const;
    const series = add(repeats, aRepeat(testUser.id, { ...fields, time: clockTime('18:00') }));
    const watched = await watchSource(remindersSource, twoDays, [series], order);
    const { shell, notifications, answerLate } = watched;
    const id = (day: PlanDay) => seriesDayId('pills', day);
    const next = [`${at('17:50', tomorrow)} Pills`, `${at('18:00', tomorrow)} Pills`];
    const day = { title: 'Pills', repeat: 'pills', repeatDay: today };
    await shell.store.commit([reminder(id(today), at('18:00'), { ...day, snoozedUntil: at('20:00') })]);
    answerLate();
    await vi.waitFor(() => expect(lines(notifications())).toEqual([`${at('20:00')} Pills`, ...next]));
    await shell.store.commit([patch('reminders', id(today), { completed: true })]);
    answerLate();
    await vi.waitFor(() => expect(lines(notifications())).toEqual(next));
  },
);
