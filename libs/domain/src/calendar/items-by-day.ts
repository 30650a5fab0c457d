import { lastsIntoNextDay, shownActivity } from '../activities/activity-times.ts';
import type { ClockTime, PlanDay } from '../brands.ts';
import type { Activity } from '../records/activity.ts';
import type { Goal } from '../records/goal.ts';
import type { Reminder } from '../records/reminder.ts';
import type { Task } from '../records/task.ts';
import type { Work } from '../records/work.ts';
import { dayOfReminder, timeOfReminder } from '../reminders/reminder-moment.ts';
import { addDays } from '../time/plan-day.ts';
import type { CalendarItem } from './calendar-items.ts';

export interface CalendarRecords {
  readonly works: readonly Work[];
  readonly tasks: readonly Task[];
  /** When a record repeats, in words, by its id. */
  readonly repeats?: ReadonlyMap<string, string>;
  readonly reminders: readonly Reminder[];
  readonly activities: readonly Activity[];
  readonly goals: readonly Goal[];
}

export type ItemsByDay = ReadonlyMap<PlanDay, readonly CalendarItem[]>;

type OnDay = readonly [PlanDay | undefined, CalendarItem];

/** Compares by UTF-16 units: `localeCompare` takes ten times as long, and this runs thousands of times. */
const byText = (a: string, b: string) => Number(a > b) - Number(a < b);

const longestFirst = (a: Work, b: Work) =>
  byText(a.startDate, b.startDate) || byText(b.endDate, a.endDate) || byText(a.createdAt, b.createdAt);

function* daysOf({ startDate, endDate }: Work, first: PlanDay, last: PlanDay) {
  const end = endDate < last ? endDate : last;
  for (let day = startDate > first ? startDate : first; day <= end; day = addDays(day, 1)) yield day;
}

const midnight = '00:00' as ClockTime;

/** An activity on its day, and also on the next one if it lasts into it. */
function partsOf(activity: Activity, repeats: string | undefined) {
  const record = shownActivity(activity);
  const { date, startTime: time } = record;
  const first = { day: date, time, item: { kind: 'activity', time, record, repeats } } as const;
  if (!lastsIntoNextDay(record)) return [first];
  const item = { kind: 'activity', time: midnight, record, repeats, continues: true } as const;
  return [first, { day: addDays(date, 1), time: midnight, item }];
}

/** Reminders and activities on their local days, ordered by time. */
const timed = ({ reminders, activities, repeats }: CalendarRecords) =>
  [
    ...activities.flatMap((activity) => partsOf(activity, repeats?.get(activity.id))),
    ...reminders.map((record) => {
      const time = timeOfReminder(record);
      const item = { kind: 'reminder' as const, time, record, repeats: repeats?.get(record.id) };
      return { day: dayOfReminder(record), time, item };
    }),
  ].toSorted((a, b) => byText(a.time, b.time));

/**
 * The items of each given day: first works from start to end, then items with a time, ordered by it, then day tasks,
 * then goals on their deadline. Each record is read once, because a month can have thousands.
 * @param days in order; every one of them is a key of the result
 */
export function itemsByDay(days: readonly PlanDay[], records: CalendarRecords): ItemsByDay {
  const items = new Map<PlanDay, CalendarItem[]>(days.map((day) => [day, []]));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return items;
  for (const record of records.works.toSorted(longestFirst)) {
    const item: CalendarItem = { kind: 'work', record };
    for (const day of daysOf(record, first, last)) items.get(day)?.push(item);
  }
  const onOneDay: readonly OnDay[] = [
    ...timed(records).map(({ day, item }): OnDay => [day, item]),
    ...records.tasks.map((record): OnDay => [
      record.date,
      { kind: 'task', record, repeats: records.repeats?.get(record.id) },
    ]),
    ...records.goals.map((record): OnDay => [record.deadline, { kind: 'goal', record }]),
  ];
  for (const [day, item] of onOneDay) if (day !== undefined) items.get(day)?.push(item);
  return items;
}

/** The number of different records: a work of five days counts once. */
export const countItems = (items: ItemsByDay) =>
  new Set([...items.values()].flat().map(({ record }) => record)).size;
