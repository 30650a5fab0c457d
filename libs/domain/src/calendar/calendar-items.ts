import { activityTimesText } from '../activities/activity-times.ts';
import type { ClockTime, PlanDay } from '../brands.ts';
import type { Activity } from '../records/activity.ts';
import type { Goal } from '../records/goal.ts';
import type { Reminder } from '../records/reminder.ts';
import type { Task } from '../records/task.ts';
import type { Work } from '../records/work.ts';
import { isolated } from '../texts.ts';
import { timeText } from '../time/format.ts';

export const calendarKinds = ['work', 'task', 'reminder', 'activity', 'goal'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** What one of them is called, and several. */
export const calendarWords: Readonly<Record<CalendarKind, { readonly one: string; readonly many: string }>> =
  {
    work: { one: 'Work', many: 'Works' },
    task: { one: 'Task', many: 'Tasks' },
    reminder: { one: 'Reminder', many: 'Reminders' },
    activity: { one: 'Activity', many: 'Activities' },
    goal: { one: 'Goal', many: 'Goals' },
  };

/** What stands on a day of the calendar. */
export type CalendarItem =
  | { readonly kind: 'work'; readonly record: Work }
  | { readonly kind: 'task'; readonly record: Task }
  | { readonly kind: 'reminder'; readonly time: ClockTime; readonly record: Reminder }
  | {
      readonly kind: 'activity';
      readonly time: ClockTime;
      readonly record: Activity;
      /** It began on the day before. */
      readonly continues?: true;
    }
  | { readonly kind: 'goal'; readonly record: Goal };

export const itemTitle = (item: CalendarItem) =>
  item.kind === 'work' ? item.record.workTitle : item.record.title;

/** Whether it is done with; works and activities never say so. */
export const isItemDone = (item: CalendarItem) => 'completed' in item.record && item.record.completed;

/** The time of a reminder, the times of an activity or when its last part ends; undefined for what lasts a day. */
export function itemTimesText(item: CalendarItem, locale?: string): string | undefined {
  if (item.kind === 'activity')
    return item.continues
      ? `until ${timeText(item.record.endTime, locale)}`
      : activityTimesText(item.record, locale);
  return item.kind === 'reminder' ? timeText(item.time, locale) : undefined;
}

/** 'Activity: Swim, 6:00 PM – 7:00 PM' in en-US: names an item for screen readers. */
export function itemText(item: CalendarItem, locale?: string): string {
  const times = itemTimesText(item, locale);
  return `${calendarWords[item.kind].one}: ${isolated(itemTitle(item))}${times ? `, ${times}` : ''}`;
}

/**
 * The `most` items of a day that are shown, and how many are left. Works stand on it for weeks: where not all have room
 * they take one line, so that what happens on the day alone is seen.
 * @param items works first, as `itemsByDay` has them
 */
export function firstItems(items: readonly CalendarItem[], most: number) {
  const end = items.findIndex(({ kind }) => kind !== 'work');
  const works = end === -1 ? items.length : end;
  const others = items.length - works;
  const worksShown = Math.min(works, Math.max(1, most - others));
  return {
    shown: [...items.slice(0, worksShown), ...items.slice(works, works + most - worksShown)],
    more: Math.max(0, items.length - most),
  };
}

/** 'Nothing', '1 item', '12 items'. */
export function itemCountText(count: number): string {
  if (count === 0) return 'Nothing';
  return count === 1 ? '1 item' : `${count} items`;
}

/** Which kinds can be added to a day; an activity to no past one. */
export const kindsToAdd = (day: PlanDay, today: PlanDay): readonly Exclude<CalendarKind, 'work'>[] =>
  day < today ? ['task', 'reminder', 'goal'] : ['task', 'reminder', 'activity', 'goal'];
