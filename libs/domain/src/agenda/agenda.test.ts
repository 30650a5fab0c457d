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
import { agendaOf, isOver, momentsOfDay } from './agenda.ts';

const day = planDay('2026-03-10');
const anyMoment = fc
  .integer({ min: Date.UTC(2024, 0, 5) / 60_000, max: Date.UTC(2030, 11, 25) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));
const activity = (startTime: string, date = '2026-03-10') =>
  ({ id: startTime, title: startTime, date: planDay(date), startTime, endTime: '23:00' }) as Activity;
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
      4,
    );
    expect(agenda.map(({ kind, time }) => `${kind} ${time}`)).toEqual([
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

  it.each(zones)('[TD1] [ST2] in %s each activity and reminder is on exactly one day', (zone) =>
    inZone(zone, () => {
      const minutes = fc.integer({ min: 0, max: 1_439 });
      fc.assert(
        fc.property(anyMoment, minutes, fc.integer({ min: 0, max: 6 }), (moment, minute, dayStart) => {
          const time =
            `${Math.floor(minute / 60)}`.padStart(2, '0') + `:${`${minute % 60}`.padStart(2, '0')}`;
          const date = planDayOf(moment);
          const [activities, reminders] = [[activity(time, date)], [reminder(instantOf(moment))]];
          const days = [-1, 0, 1].map((offset) =>
            agendaOf(addDays(date, offset), activities, reminders, dayStart).map(({ kind }) => kind),
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
        : { kind: 'activity' as const, time: clockTime(time), end: clockTime(end), record: activity(time) };
    expect(isOver(appointment, new Date('2026-03-10T12:00:30'))).toBe(over);
    // A day that starts after midnight also ends after midnight.
    expect(isOver(appointment, new Date('2026-03-11T02:00:00'))).toBe(true);
  });
});
