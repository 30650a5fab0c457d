import { patch, remove } from '@dayloom/data';
import {
  addDays,
  clockTime,
  instantOf,
  type PlanDay,
  type Repeat,
  reminders,
  repeats,
  repeatSkips,
  schedules,
  seriesDayId,
} from '@dayloom/domain';
import { endOf, expectedMoments, seriesCases, zoneCases } from '@dayloom/testing/series-cases';
import type { DueNotification, DueSpan } from '@dayloom/platform';
import { seriesDays } from '@dayloom/series';
import { add, aReminder, aRepeat, aRepeatSkip } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { today, tomorrow } from '../testing/day-records.ts';
import { watchSource } from '../testing/watch-source.ts';
import activities from './activities.ts';
import remindersSource from './reminders.ts';

const at = (time: string, day = today) => instantOf(new Date(`${day}T${time}`));
const twoDays: DueSpan = { from: at('12:00'), to: at('12:00', addDays(today, 2)) };
const pills: Partial<Repeat> = { id: 'pills', makes: 'reminder', title: 'Pills', first: today };
/** A reminder that repeats every day from today on, at 18:00. */
const series = (fields: Partial<Repeat> = {}) =>
  add(repeats, aRepeat(testUser.id, { ...pills, time: clockTime('18:00'), ...fields }));
const dayId = (day: PlanDay) => seriesDayId('pills', day);
const skipOf = (day: PlanDay) =>
  add(repeatSkips, aRepeatSkip(testUser.id, { id: dayId(day), series: 'pills', day }));
const storedDay = (day: PlanDay, time = '18:00') => {
  const fields = { title: 'Pills', dateTime: at(time, day), repeat: 'pills', repeatDay: day };
  return add(reminders, aReminder(testUser.id, { id: dayId(day), ...fields }));
};
const starts = (due: readonly DueNotification[]) =>
  due.filter(({ at: moment, startsAt }) => moment === startsAt).map((one) => `${one.startsAt} ${one.name}`);

describe('what repeats', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([...zoneCases, ...seriesCases])('[RP22] notifies $name', async (one) => {
    vi.stubEnv('TZ', one.zone);
    const own = { userId: testUser.id };
    const seed = [
      ...one.segments.map((record) => add(repeats, { ...record, ...own })),
      ...one.skips.map((record) => add(repeatSkips, { ...record, ...own })),
      ...one.reminders.map((record) => add(reminders, { ...record, ...own })),
      ...one.activities.map((record) => add(schedules, { ...record, ...own })),
    ];
    const span = { from: one.now, to: endOf(one) };
    const both = await Promise.all(
      [remindersSource, activities].map((source) => watchSource(source, span, seed)),
    );
    const due = both.flatMap(({ notifications }) => notifications());
    const lines = due.map(({ at: moment, item, to, name }) => `${moment} ${item} ${to} ${name}`);
    expect(lines.toSorted()).toEqual(expectedMoments(one));
  });

  it.each(['dateTime', 'repeatDay'])(
    '[RP22] [NF17] goes on with the same moments while a day is stored, if the list by %s answers last',
    async (order) => {
      const watched = await watchSource(remindersSource, twoDays, [series()], order);
      const { shell, reports, notifications, answerLate } = watched;
      const tags = notifications().map(({ tag }) => tag);
      await shell.store.commit([storedDay(today), patch('reminders', dayId(today), { title: 'Take two' })]);
      await vi.waitFor(() => expect(starts(notifications())[0]).toBe(`${at('18:00')} Take two`));
      answerLate();
      expect(reports.length).toBeGreaterThan(2);
      expect(reports.map((due) => due.map(({ tag }) => tag))).toEqual(reports.map(() => tags));
    },
  );

  it('[RP22] [NF17] ends with a skip, a deleted day or the end of the series at once, and undo brings it back', async () => {
    const { shell, notifications } = await watchSource(remindersSource, twoDays, [series()]);
    const [first, second] = [`${at('18:00')} Pills`, `${at('18:00', tomorrow)} Pills`];
    const shows = (...expected: readonly string[]) =>
      vi.waitFor(() => expect(starts(notifications())).toEqual(expected));
    await shows(first, second);
    await shell.store.commit([skipOf(today)]);
    await shows(second);
    await shell.store.commit([remove('repeatSkips', dayId(today)), storedDay(today, '19:00')]);
    await shows(`${at('19:00')} Pills`, second);
    await shell.store.commit([remove('reminders', dayId(today)), skipOf(tomorrow)]);
    await shows(first);
    await shell.store.commit([remove('repeats', 'pills')]);
    await shows();
    await shell.store.commit([series({ id: 'drops', title: 'Drops' })]);
    await shows(`${at('18:00')} Drops`, `${at('18:00', tomorrow)} Drops`);
  });

  it('[RP22] [DA22] is reported as far as the stored records are known', async () => {
    const hourly = Array.from({ length: 100 }, (_, index) =>
      add(
        reminders,
        aReminder(testUser.id, {
          dateTime: instantOf(new Date(Date.parse(at('13:00')) + index * 3_000_000)),
        }),
      ),
    );
    const { notifications, until } = await watchSource(remindersSource, twoDays, [series(), ...hourly]);
    const own = notifications().filter(({ name }) => name === 'Pills');
    expect([own.length, until()]).toEqual([4, at('22:30', tomorrow)]);
  });

  it('[RP22] [NC2] has each of its times in the list of a month', async () => {
    const month = { from: at('12:00'), to: at('12:00', addDays(today, 30)), isWhole: true };
    const { notifications, until } = await watchSource(remindersSource, month, [series()]);
    expect([starts(notifications()).length, until()]).toEqual([30, undefined]);
  });

  it('[RP13] who repeats nothing of the kind reads one empty list more and loads no code for it', async () => {
    const load = vi.spyOn(seriesDays, 'load');
    const { reads } = await watchSource(remindersSource, twoDays, [series({ makes: 'task' })]);
    expect([...reads]).toEqual(['reminders', 'repeats', 'settings']);
    expect(load).not.toHaveBeenCalled();
  });

  it('[RP13] is asked for again after its code could not be loaded', async () => {
    vi.spyOn(seriesDays, 'load').mockRejectedValueOnce(new Error('offline'));
    const { errors, reports } = await watchSource(remindersSource, twoDays, [series()]);
    expect([errors, reports]).toEqual([[new Error('offline')], []]);
  });
});
