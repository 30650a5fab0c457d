import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Activity } from '../records/activity.ts';
import type { Reminder } from '../records/reminder.ts';
import { planDayOf } from '../time/clock.ts';
import { clockTime } from '../time/clock-time.ts';
import { instantOf, isInstant } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays, firstPlanDay, lastPlanDay, planDay } from '../time/plan-day.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { agendaOf, isContinued, isOver, momentsOfDay } from './agenda.ts';

const day = planDay('2026-03-10');
const anyMoment = fc
  .integer({ min: Date.UTC(2024, 0, 5) / 60_000, max: Date.UTC(2030, 11, 25) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));
const activity = (startTime: string, date = '2026-03-10', endTime = '23:00') =>
  ({ id: startTime, title: startTime, date: planDay(date), startTime, endTime }) as Activity;
const reminder = (dateTime: string) => ({ id: dateTime, title: dateTime, dateTime }) as Reminder;
const at = (on: string, time: string) => momentAt(planDay(on), clockTime(time));

describe('the agenda of a day', () => {
  it('[TD1] has its activities and reminders by time, an activity first at the same time', () => {
    const agenda = agendaOf(
      day,
      [activity('14:00'), activity('09:00')],
      [reminder(at('2026-03-10', '14:00')), reminder(at('2026-03-10', '08:30'))],
    );
    expect(agenda.map(({ kind, time }) => [kind, time])).toEqual([
      ['reminder', '08:30'],
      ['activity', '09:00'],
      ['activity', '14:00'],
      ['reminder', '14:00'],
    ]);
  });

  it('[TD1] [RM8] reads a reminder in the older format as local time', () => {
    expect(agendaOf(day, [], [reminder('2026-03-10T00:00')]).map(({ time }) => time)).toEqual(['00:00']);
  });

  const night = activity('22:00', '2026-03-09', '06:00');
  const on = (now: string, activities = [night, activity('09:00')], dayStart = 0) =>
    agendaOf(day, activities, [], { dayStart, now: new Date(`2026-03-${now}`) }).map((one) => [
      one.record.title,
      isContinued(one),
    ]);

  it('[TD1] begins with what lasts into the day, today until its end', () => {
    expect(on('10T05:59')).toEqual([
      ['22:00', true],
      ['09:00', false],
    ]);
    expect(on('10T06:00')).toEqual([['09:00', false]]);
    expect(on('10T05:59', [activity('22:00', '2026-03-09', '00:00')])).toEqual([]);
  });

  it('[TD1] [TD10] shows on another day what lasted into it', () => {
    expect(on('11T12:00')[0]).toEqual(['22:00', true]);
    expect(on('09T12:00')[0]).toEqual(['22:00', true]);
  });

  it('[TD1] [ST2] what lasts into a day is what goes on at its start hour', () => {
    expect(on('10T05:00', [night], 6)).toEqual([]);
    expect(on('10T05:00', [night], 4)).toEqual([['22:00', true]]);
    expect(on('10T05:00', [activity('03:00', '2026-03-10', '05:30')], 4)).toEqual([['03:00', true]]);
  });

  it('[TD1] [TT7] shows an activity at the time to which the clock change moves it', () =>
    inZone('Europe/Berlin', () => {
      const skipped = activity('02:30', '2026-03-29', '04:00');
      const [one] = agendaOf(planDay('2026-03-29'), [skipped], [reminder(at('2026-03-29', '03:15'))]);
      expect([one?.kind, one?.time]).toEqual(['reminder', '03:15']);
    }));

  it('[TD1] excludes activities of the days around it', () => {
    expect(agendaOf(day, [activity('09:00', '2026-03-11')], [])).toEqual([]);
  });

  it('[TD1] [ST2] lasts from its start hour to the next start hour, for activities and reminders', () => {
    const dates = ['2026-03-10', '2026-03-11'];
    const times = ['00:00', '03:59', '04:00', '12:00'];
    const agenda = agendaOf(
      day,
      dates.flatMap((date) => times.map((time) => activity(time, date))),
      dates.flatMap((date) => times.map((time) => reminder(at(date, time)))),
      { dayStart: 4 },
    );
    const begun = agenda.filter((one) => !isContinued(one));
    expect(begun.map(({ kind, time }) => `${kind} ${time}`)).toEqual([
      'activity 04:00',
      'reminder 04:00',
      'activity 12:00',
      'reminder 12:00',
      'activity 00:00',
      'reminder 00:00',
      'activity 03:59',
      'reminder 03:59',
    ]);
  });

  it.each(zones)('[TD1] [ST2] in %s each activity and reminder begins on exactly one day', (zone) =>
    inZone(zone, () => {
      const minutes = fc.integer({ min: 0, max: 1_439 });
      fc.assert(
        fc.property(anyMoment, minutes, fc.integer({ min: 0, max: 6 }), (moment, minute, dayStart) => {
          const time =
            `${Math.floor(minute / 60)}`.padStart(2, '0') + `:${`${minute % 60}`.padStart(2, '0')}`;
          const date = planDayOf(moment);
          const [activities, reminders] = [[activity(time, date)], [reminder(instantOf(moment))]];
          const days = [-1, 0, 1].map((offset) =>
            agendaOf(addDays(date, offset), activities, reminders, { dayStart })
              .filter((one) => !isContinued(one))
              .map(({ kind }) => kind),
          );
          expect(days.flat().toSorted()).toEqual(['activity', 'reminder']);
        }),
      );
    }),
  );

  it.each(zones)(
    '[TD1] [CA5] in %s a reminder is within a day exactly if its local time is on that day',
    (zone) =>
      inZone(zone, () => {
        fc.assert(
          fc.property(anyMoment, fc.integer({ min: -3_000, max: 3_000 }), (noon, minutes) => {
            const due = new Date(noon.getTime() + minutes * 60_000);
            const { from, until } = momentsOfDay(planDayOf(noon));
            const isBetween = from <= instantOf(due) && instantOf(due) < until;
            expect(isBetween).toBe(planDayOf(due) === planDayOf(noon));
          }),
        );
      }),
  );

  it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
    '[TD10] in %s the first and the last day have moments',
    (zone) =>
      inZone(zone, () => {
        for (const outer of [firstPlanDay, lastPlanDay]) {
          const { from, until } = momentsOfDay(outer);
          expect([isInstant(from), isInstant(until), from < until]).toEqual([true, true, true]);
        }
      }),
  );

  it.each([
    ['a reminder of this minute is not over', '12:00', undefined, false],
    ['a reminder of the minute before is', '11:59', undefined, true],
    ['an activity is over at its end', '11:00', '12:00', true],
    ['and not before it', '11:00', '12:01', false],
    ['one that lasts into the next day is not', '11:00', '01:00', false],
  ])('[TD1] %s', (_, time, end, over) => {
    const appointment =
      end === undefined
        ? { kind: 'reminder' as const, time: clockTime(time), record: reminder(at('2026-03-10', time)) }
        : { kind: 'activity' as const, time: clockTime(time), record: activity(time, '2026-03-10', end) };
    expect(isOver(appointment, new Date('2026-03-10T12:00:30'))).toBe(over);
    // A day that starts after midnight also ends after midnight.
    expect(isOver(appointment, new Date('2026-03-11T02:00:00'))).toBe(true);
  });
});
