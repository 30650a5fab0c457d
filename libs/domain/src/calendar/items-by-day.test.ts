import { describe, expect, it } from 'vitest';
import type { Activity } from '../records/activity.ts';
import type { Goal } from '../records/goal.ts';
import type { Reminder } from '../records/reminder.ts';
import type { Task } from '../records/task.ts';
import type { Work } from '../records/work.ts';
import { clockTime } from '../time/clock-time.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays, planDay } from '../time/plan-day.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { weeksShown } from './calendar-days.ts';
import { itemText, itemTitle } from './calendar-items.ts';
import { type CalendarRecords, countItems, itemsByDay } from './items-by-day.ts';

const days = weeksShown('week', planDay('2026-03-10'), 1).flat();
const none: CalendarRecords = { works: [], tasks: [], reminders: [], activities: [], goals: [] };
const work = (workTitle: string, startDate: string, endDate: string) =>
  ({ id: workTitle, workTitle, startDate, endDate, createdAt: workTitle }) as unknown as Work;
const task = (title: string, date?: string) => ({ id: title, title, date }) as unknown as Task;
const reminder = (title: string, dateTime: string) => ({ id: title, title, dateTime }) as Reminder;
const activity = (title: string, date: string, startTime: string, endTime = '23:59') =>
  ({ id: title, title, date, startTime, endTime }) as Activity;
const goal = (title: string, deadline?: string) => ({ id: title, title, deadline }) as unknown as Goal;

/** The titles of each day that is not empty. */
const titles = (records: Partial<CalendarRecords>, of = days) =>
  Object.fromEntries(
    [...itemsByDay(of, { ...none, ...records })].flatMap(([day, items]) =>
      items.length > 0 ? [[day, items.map(itemTitle)]] : [],
    ),
  );

describe('itemsByDay', () => {
  it('[CA4] shows a work on each given day from its start to its end', () => {
    expect(titles({ works: [work('Kite', '2026-03-11', '2026-03-13')] })).toEqual({
      '2026-03-11': ['Kite'],
      '2026-03-12': ['Kite'],
      '2026-03-13': ['Kite'],
    });
    expect(Object.keys(titles({ works: [work('Long', '2020-01-01', '2030-01-01')] }))).toEqual(days);
    expect(
      titles({
        works: [work('Later', '2026-03-16', '2026-03-20'), work('Over', '2026-03-01', '2026-03-08')],
      }),
    ).toEqual({});
    expect(titles({ works: [work('One day', '2026-03-15', '2026-03-15')] })).toEqual({
      '2026-03-15': ['One day'],
    });
  });

  it('[CA4] shows day tasks on their date, and tasks without a date not at all', () => {
    const tasks = [task('Cut', '2026-03-09'), task('Some day'), task('Glue', '2026-03-16')];
    expect(titles({ tasks })).toEqual({ '2026-03-09': ['Cut'] });
  });

  it('[CA5] [TT7] shows an activity in a skipped hour at the time that follows', () =>
    inZone('Europe/Berlin', () => {
      const day = planDay('2026-03-29');
      const activities = [
        activity('Skipped', day, '02:30', '03:00'),
        activity('Other', day, '03:15', '05:00'),
      ];
      const items = itemsByDay([day], { ...none, activities }).get(day) ?? [];
      expect(items.map((item) => itemText(item, 'en-GB'))).toEqual([
        'Activity: Other, 03:15 – 05:00',
        'Activity: Skipped, 03:30 – 04:00',
      ]);
    }));

  it('[CA5] [TT15] shows activities on their date, and also on the next one if they last past midnight', () => {
    const activities = [
      activity('Early', '2026-03-10', '05:00'),
      activity('Night', '2026-03-09', '22:00', '06:00'),
      activity('Before', '2026-03-08', '22:00', '01:00'),
      activity('Until midnight', '2026-03-11', '22:00', '00:00'),
      activity('Next', '2026-03-16', '08:00'),
    ];
    expect(titles({ activities })).toEqual({
      '2026-03-09': ['Before', 'Night'],
      '2026-03-10': ['Night', 'Early'],
      '2026-03-11': ['Until midnight'],
    });
  });

  it('[CA6] shows goals on their deadline, and goals without one not at all', () => {
    expect(titles({ goals: [goal('Swim', '2026-03-12'), goal('Dream')] })).toEqual({
      '2026-03-12': ['Swim'],
    });
  });

  it.each(zones)('[CA5] shows a reminder on the local day of its moment, in both formats, in %s', (zone) =>
    inZone(zone, () => {
      // The weeks of the clock changes of 2026, including Cairo, where that day begins at one.
      for (const week of [
        '2026-02-15',
        '2026-03-10',
        '2026-03-29',
        '2026-04-24',
        '2026-10-25',
        '2026-11-01',
      ]) {
        const of = weeksShown('week', planDay(week), 1).flat();
        const reminders = of.flatMap((day) =>
          ['00:00', '02:30', '23:59'].flatMap((time) => [
            reminder(`${day} ${time}`, momentAt(day, clockTime(time))),
            reminder(`${day} ${time} earlier writer`, `${day}T${time}`),
          ]),
        );
        const found = titles({ reminders }, of);
        for (const day of of) {
          expect(found[day]).toHaveLength(6);
          expect(found[day]?.every((title) => title.startsWith(day))).toBe(true);
        }
      }
    }),
  );

  it('[CA9] puts works first, ordered by start, then items with a time, then tasks, then goals', () => {
    const day = '2026-03-10';
    expect(
      titles({
        goals: [goal('Goal', day)],
        tasks: [task('Task', day)],
        reminders: [reminder('At ten', `${day}T10:00`), reminder('At seven', `${day}T07:00`)],
        activities: [activity('At eight', day, '08:00'), activity('At ten too', day, '10:00')],
        works: [work('Short', day, day), work('Long', day, '2026-03-12'), work('Earlier', '2026-03-01', day)],
      })[day],
    ).toEqual(['Earlier', 'Long', 'Short', 'At seven', 'At eight', 'At ten too', 'At ten', 'Task', 'Goal']);
  });

  it('has every day, and counts a work of several days once', () => {
    const items = itemsByDay(days, {
      ...none,
      works: [work('Kite', '2026-03-01', '2026-03-31')],
      goals: [goal('Swim', '2026-03-12')],
    });
    expect([...items.keys()]).toEqual(days);
    expect(countItems(items)).toBe(2);
    expect(itemsByDay([], none).size).toBe(0);
  });

  it('[CA4] shows a work of 400 days on all days of each of its months', () => {
    const month = weeksShown('month', planDay('2026-11-10'), 1).flat();
    const items = titles({ works: [work('Long', '2026-01-01', '2027-02-04')] }, month);
    expect(Object.keys(items)).toEqual(month);
  });

  it('[CA4] handles 2,000 works on all days of a month, and reads each record once', () => {
    const month = weeksShown('month', planDay('2026-03-10'), 1).flat();
    const works = Array.from({ length: 2_000 }, (_, index) =>
      work(`Work ${index}`, '2026-01-01', addDays(planDay('2026-04-05'), index)),
    );
    const items = itemsByDay(month, { ...none, works });
    expect(month.map((day) => items.get(day)?.length)).toEqual(month.map(() => 2_000));
  });
});
