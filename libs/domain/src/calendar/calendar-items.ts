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

/** The singular and plural names. */
export const calendarWords: Readonly<Record<CalendarKind, { readonly one: string; readonly many: string }>> =
  {
    work: { one: 'Work', many: 'Works' },
    task: { one: 'Task', many: 'Tasks' },
    reminder: { one: 'Reminder', many: 'Reminders' },
    activity: { one: 'Activity', many: 'Activities' },
    goal: { one: 'Goal', many: 'Goals' },
  };

interface MayRepeat {
  /** When it repeats, in words. */
  readonly repeats?: string | undefined;
}

/** An entry of a day of the calendar. */
export type CalendarItem =
  | { readonly kind: 'work'; readonly record: Work }
  | (MayRepeat & { readonly kind: 'task'; readonly record: Task })
  | (MayRepeat & { readonly kind: 'reminder'; readonly time: ClockTime; readonly record: Reminder })
  | (MayRepeat & {
      readonly kind: 'activity';
      readonly time: ClockTime;
      readonly record: Activity;
      /** Whether it began on the day before. */
      readonly continues?: true;
    })
  | { readonly kind: 'goal'; readonly record: Goal };

export const itemTitle = (item: CalendarItem) =>
  item.kind === 'work' ? item.record.workTitle : item.record.title;

/** Whether it is completed; works never are. */
export const isItemDone = (item: CalendarItem) => 'completed' in item.record && item.record.completed;

/** The time of a reminder, the times of an activity or the end of its last part; undefined for whole-day items. */
export function itemTimesText(item: CalendarItem, locale?: string): string | undefined {
  if (item.kind === 'activity')
    return item.continues
      ? `until ${timeText(item.record.endTime, locale)}`
      : activityTimesText(item.record, locale);
  return item.kind === 'reminder' ? timeText(item.time, locale) : undefined;
}

export const itemRepeats = (item: CalendarItem) => ('repeats' in item ? item.repeats : undefined);

/** 'Activity: Swim, 6:00 PM – 7:00 PM, every day' in en-US, 'Task: Water the plants': the label for screen readers. */
export function itemText(item: CalendarItem, locale?: string): string {
  const when = [itemTimesText(item, locale), itemRepeats(item)?.replace('Every', 'every')];
  const words = [`${calendarWords[item.kind].one}: ${isolated(itemTitle(item))}`, ...when];
  return words.filter((part) => part !== undefined).join(', ');
}

/**
 * The first items of a day, and the number of remaining ones. Works last for weeks, so if there is not enough room they
 * get only one line, and the items of that day stay visible.
 * @param items works first, as in `itemsByDay`
 */
export function firstItems(items: readonly CalendarItem[], maxItems: number) {
  const end = items.findIndex(({ kind }) => kind !== 'work');
  const works = end === -1 ? items.length : end;
  const others = items.length - works;
  const worksShown = Math.min(works, Math.max(1, maxItems - others));
  return {
    shown: [...items.slice(0, worksShown), ...items.slice(works, works + maxItems - worksShown)],
    more: Math.max(0, items.length - maxItems),
  };
}

/** 'Nothing', '1 item', '12 items'. */
export function itemCountText(count: number): string {
  if (count === 0) return 'Nothing';
  return count === 1 ? '1 item' : `${count} items`;
}

/** The kinds that can be added to a day; past days allow no activity. */
export const kindsToAdd = (day: PlanDay, today: PlanDay): readonly Exclude<CalendarKind, 'work'>[] =>
  day < today ? ['task', 'reminder', 'goal'] : ['task', 'reminder', 'activity', 'goal'];
