import { describe, expect, it } from 'vitest';
import type { Reminder } from '../records/reminder.ts';
import { clockTime } from '../time/clock-time.ts';
import { momentAt } from '../time/moment-at.ts';
import { planDay } from '../time/plan-day.ts';
import { groupReminders, remindersGone, remindersToCome } from './reminder-groups.ts';

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

  it('[RM8] both stored forms stand where their local time is', () => {
    const now = noon();
    const both = [reminder('2026-03-10T13:00', 'local'), titled('utc', '2026-03-10', '12:30')];
    expect(titles(remindersToCome(both, now))).toEqual(['utc', 'local']);
    expect(titles(remindersGone([reminder('2026-03-10T11:59', 'local')], now))).toEqual(['local']);
  });
});
