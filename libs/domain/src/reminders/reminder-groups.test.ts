import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reminder } from '../records/reminder.ts';
import { reminderRange } from '../agenda/agenda.ts';
import { clockTime } from '../time/clock-time.ts';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { instantOf } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { planDay } from '../time/plan-day.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { groupReminders, remindersGone, remindersOfToday, remindersToCome } from './reminder-groups.ts';
import { firstTextFrom, momentOfReminder, rewrittenDateTime } from './reminder-moment.ts';

const at = (date: string, time: string) => momentAt(planDay(date), clockTime(time));
const reminder = (dateTime: string, title = dateTime) => ({ id: title, title, dateTime }) as Reminder;
const titled = (title: string, date: string, time: string) => reminder(at(date, time), title);
const noon = () => new Date(at('2026-03-10', '12:00'));
const titles = (reminders: readonly Reminder[]) => reminders.map(({ title }) => title);

const seven = () => [
  titled('Flight', '2026-03-15', '12:00'),
  titled('Plants', '2026-03-10', '19:00'),
  titled('Dentist', '2026-03-09', '09:00'),
  titled('Card', '2026-03-11', '10:00'),
  titled('Vitamins', '2026-03-10', '08:30'),
  titled('Books', '2026-03-07', '18:00'),
  titled('Chapter', '2026-03-12', '16:45'),
];

describe('the groups of the reminders', () => {
  it('[RM4] [RM13] stand by local day, the soonest first, and what is over the newest first', () => {
    expect(groupReminders(seven(), noon()).map(({ group, reminders }) => [group, titles(reminders)])).toEqual(
      [
        ['today', ['Plants']],
        ['tomorrow', ['Card']],
        ['later', ['Chapter', 'Flight']],
        ['past', ['Vitamins', 'Dentist', 'Books']],
      ],
    );
  });

  it('[RM13] those without any are left out', () => {
    expect(groupReminders([], noon())).toEqual([]);
    expect(groupReminders([titled('Card', '2026-03-11', '10:00')], noon())).toHaveLength(1);
  });

  it('[RM6] counts those to come, and of today earlier hours as well', () => {
    expect(titles(remindersToCome(seven(), noon()))).toEqual(['Plants', 'Card', 'Chapter', 'Flight']);
    expect(titles(remindersOfToday(seven(), noon()))).toEqual(['Vitamins', 'Plants']);
  });

  it('[RM8] both stored forms stand where their local time is', () => {
    const now = noon();
    const both = [reminder('2026-03-10T13:00', 'local'), titled('utc', '2026-03-10', '12:30')];
    expect(titles(remindersToCome(both, now))).toEqual(['utc', 'local']);
    expect(titles(remindersGone([reminder('2026-03-10T11:59', 'local')], now))).toEqual(['local']);
  });
});

const anyMoment = fc
  .integer({ min: Date.UTC(2024, 0, 5) / 60_000, max: Date.UTC(2030, 11, 25) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));
const localForm = (date: Date) => `${planDayOf(date)}T${clockTimeOf(date)}`;

describe.each(zones)('in %s', (zone) => {
  it('[DA23] a read from 14 hours earlier finds each that is ahead, in both forms, and the rest is dropped', () =>
    inZone(zone, () => {
      fc.assert(
        fc.property(anyMoment, fc.integer({ min: -1_500, max: 1_500 }), (now, minutes) => {
          const due = new Date(now.getTime() + minutes * 60_000);
          for (const stored of [reminder(instantOf(due)), reminder(localForm(due))]) {
            const isAhead = momentOfReminder(stored) >= instantOf(now);
            if (isAhead) expect(stored.dateTime >= firstTextFrom(instantOf(now))).toBe(true);
            expect(remindersToCome([stored], now)).toHaveLength(isAhead ? 1 : 0);
          }
        }),
      );
    }));

  it('[DA21] [DA23] what lies by its text after the days around today is to come, and before them over', () =>
    inZone(zone, () => {
      fc.assert(
        fc.property(anyMoment, fc.integer({ min: -6_000, max: 6_000 }), (now, minutes) => {
          const { from, to } = reminderRange(planDayOf(now));
          const due = new Date(now.getTime() + minutes * 60_000);
          for (const stored of [reminder(instantOf(due)), reminder(localForm(due))]) {
            if (stored.dateTime >= to) expect(remindersToCome([stored], now)).toHaveLength(1);
            if (stored.dateTime < from) expect(remindersGone([stored], now)).toHaveLength(1);
            if (stored.dateTime >= to || stored.dateTime < from)
              expect(remindersOfToday([stored], now)).toEqual([]);
          }
        }),
      );
    }));

  it('[DA23] the local form is rewritten as the moment that its clock shows, and ISO UTC is left alone', () =>
    inZone(zone, () => {
      fc.assert(
        fc.property(anyMoment, (due) => {
          const rewritten = rewrittenDateTime(reminder(localForm(due)));
          expect(localForm(new Date(rewritten ?? ''))).toBe(localForm(due));
          expect(rewrittenDateTime(reminder(rewritten ?? ''))).toBeUndefined();
        }),
      );
    }));
});
