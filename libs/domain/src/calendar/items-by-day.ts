import { lastsIntoNextDay } from '../activities/activity-times.ts';
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
  readonly reminders: readonly Reminder[];
  readonly activities: readonly Activity[];
  readonly goals: readonly Goal[];
}

export type ItemsByDay = ReadonlyMap<PlanDay, readonly CalendarItem[]>;

type OnDay = readonly [PlanDay | undefined, CalendarItem];

/** Plain texts by their UTF-16 units: `localeCompare` takes ten times as long, for thousands of times. */
const byText = (a: string, b: string) => Number(a > b) - Number(a < b);

const longestFirst = (a: Work, b: Work) =>
  byText(a.startDate, b.startDate) || byText(b.endDate, a.endDate) || byText(a.createdAt, b.createdAt);

/** Each day of a work, as far as it is within some days. */
function* daysOf({ startDate, endDate }: Work, first: PlanDay, last: PlanDay) {
  const end = endDate < last ? endDate : last;
  for (let day = startDate > first ? startDate : first; day <= end; day = addDays(day, 1)) yield day;
}

const midnight = '00:00' as ClockTime;

/** An activity on its day, and on the next one if it lasts into it. */
function partsOf(record: Activity) {
  const { date, startTime } = record;
  const first = { day: date, time: startTime, item: { kind: 'activity', time: startTime, record } } as const;
  if (!lastsIntoNextDay(record)) return [first];
  const item = { kind: 'activity', time: midnight, record, continues: true } as const;
  return [first, { day: addDays(date, 1), time: midnight, item }];
}

/** Reminders and activities by time, on the local day of each. */
const timed = ({ reminders, activities }: CalendarRecords) =>
  [
    ...activities.flatMap(partsOf),
    ...reminders.map((record) => {
      const time = timeOfReminder(record);
      return { day: dayOfReminder(record), time, item: { kind: 'reminder' as const, time, record } };
    }),
  ].toSorted((a, b) => byText(a.time, b.time));

/**
 * What stands on each of some days in a row: works from start to end first, then what has a time by time, then day tasks,
 * then goals by deadline (CA4 to CA6). Each record is looked at once, so that a month may hold thousands.
 * @param days in order; every one of them is a key of the answer
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
    ...records.tasks.map((record): OnDay => [record.date, { kind: 'task', record }]),
    ...records.goals.map((record): OnDay => [record.deadline, { kind: 'goal', record }]),
  ];
  for (const [day, item] of onOneDay) if (day !== undefined) items.get(day)?.push(item);
  return items;
}

/** How many different records the days hold: a work that lasts five of them is one. */
export const countItems = (items: ItemsByDay) =>
  new Set([...items.values()].flat().map(({ record }) => record)).size;
