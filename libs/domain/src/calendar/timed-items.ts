import { dayBlocksOf, type GridBlock } from '../activities/week-grid.ts';
import type { ClockTime, Instant, PlanDay } from '../brands.ts';
import { addDays } from '../time/plan-day.ts';
import type { CalendarItem } from './calendar-items.ts';
import type { ItemsByDay } from './items-by-day.ts';

/** What has a time: an activity or a reminder. */
export type TimedItem = Extract<CalendarItem, { readonly time: ClockTime }>;

export const isTimed = (item: CalendarItem): item is TimedItem => 'time' in item;

/** A timed item with the times at which it is drawn; a reminder ends when it starts. */
interface Timed {
  readonly item: TimedItem;
  readonly date: PlanDay;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  readonly createdAt: Instant;
}

const timedOn = (items: ItemsByDay, date: PlanDay): readonly Timed[] =>
  (items.get(date) ?? []).filter(isTimed).map((item) => ({
    item,
    date,
    startTime: item.time,
    endTime: item.kind === 'activity' ? item.record.endTime : item.time,
    createdAt: item.record.createdAt,
  }));

/** The timed items of a day on 24 hours, with what continues from the day before where `items` has that day (CA12). */
export const timedBlocksOf = (items: ItemsByDay, day: PlanDay): readonly GridBlock<Timed>[] =>
  dayBlocksOf([...timedOn(items, addDays(day, -1)), ...timedOn(items, day)], day);
