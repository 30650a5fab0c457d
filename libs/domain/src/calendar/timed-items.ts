import { dayBlocksOf, type GridBlock } from '../activities/week-grid.ts';
import type { ClockTime, Instant, PlanDay } from '../brands.ts';
import type { CalendarItem } from './calendar-items.ts';
import type { ItemsByDay } from './items-by-day.ts';

/** An item with a time: an activity or a reminder. */
export type TimedItem = Extract<CalendarItem, { readonly time: ClockTime }>;

export const isTimed = (item: CalendarItem): item is TimedItem => 'time' in item;

/** A timed item with the times of its block; a reminder's end is its start. */
interface Timed {
  readonly item: TimedItem;
  readonly date: PlanDay;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  readonly createdAt: Instant;
}

const timedOn = (day: PlanDay, item: TimedItem): Timed => ({
  item,
  ...(item.kind === 'activity'
    ? { date: item.record.date, startTime: item.record.startTime, endTime: item.record.endTime }
    : { date: day, startTime: item.time, endTime: item.time }),
  createdAt: item.record.createdAt,
});

/** The blocks of a day's timed items, including those that continue from the day before. */
export const timedBlocksOf = (items: ItemsByDay, day: PlanDay): readonly GridBlock<Timed>[] => {
  const timed = (items.get(day) ?? []).filter(isTimed).map((item) => timedOn(day, item));
  return dayBlocksOf(timed, day);
};
