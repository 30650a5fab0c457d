import { describe, expect, it } from 'vitest';
import type { Reminder } from '../records/reminder.ts';
import { clockTime } from '../time/clock-time.ts';
import { momentAt } from '../time/moment-at.ts';
import { planDay } from '../time/plan-day.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { groupReminders } from './reminder-groups.ts';

const at = (date: string, time: string) => momentAt(planDay(date), clockTime(time));
const reminder = (dateTime: string, title = dateTime) => ({ id: title, title, dateTime }) as Reminder;
const titled = (title: string, date: string, time: string) => reminder(at(date, time), title);
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

const tuesday = planDay('2026-03-10');
const groupsOf = (reminders: readonly Reminder[], today = tuesday, dayStart = 0) =>
  groupReminders(reminders, today, dayStart).map(({ group, reminders: members }) => [group, titles(members)]);

describe('the groups of the reminders', () => {
  it('[RM4] [RM13] are today, tomorrow and later, the soonest first, and earlier days, the newest first', () => {
    expect(groupsOf(seven())).toEqual([
      ['today', ['Vitamins', 'Plants']],
      ['tomorrow', ['Card']],
      ['later', ['Chapter', 'Flight']],
      ['past', ['Dentist', 'Books']],
    ]);
  });

  it('[RM13] are left out if empty', () => {
    expect(groupsOf([])).toEqual([]);
    expect(groupsOf([titled('Card', '2026-03-11', '10:00')])).toHaveLength(1);
  });

  it('[RM8] order both stored formats by local time', () => {
    const both = [reminder('2026-03-10T13:00', 'local'), titled('utc', '2026-03-10', '12:30')];
    expect(groupsOf(both)).toEqual([['today', ['utc', 'local']]]);
  });

  it('[RM6] [ST2] begin at the hour at which the day starts', () => {
    const night = [titled('Taxi', '2026-03-11', '03:59'), titled('Run', '2026-03-11', '04:00')];
    expect(groupsOf(night, tuesday, 4)).toEqual([
      ['today', ['Taxi']],
      ['tomorrow', ['Run']],
    ]);
    expect(groupsOf([titled('Film', '2026-03-10', '03:59')], tuesday, 4)).toEqual([['past', ['Film']]]);
  });

  it.each(zones)('[RM13] in %s a day with a clock change has all of its hours', (zone) =>
    inZone(zone, () => {
      for (const day of ['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-05', '2026-04-24'])
        for (const time of ['00:00', '01:30', '02:30', '12:00', '23:59'])
          expect(groupsOf([titled('One', day, time)], planDay(day))).toEqual([['today', ['One']]]);
    }),
  );
});
