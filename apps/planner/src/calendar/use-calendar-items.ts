import {
  activitiesBetween,
  goalsDueBetween,
  remindersOfDays,
  tasksOfDays,
  worksEndingFrom,
} from '@dayloom/data';
import { addDays, firstPlanDay, type PlanDay } from '@dayloom/domain';
import { type CalendarKind, type ItemsByDay, itemsByDay } from '@dayloom/domain/calendar';
import { type Records, timeZoneAtom, useAtomValue, useRecords, useUser } from '@dayloom/platform';
import { useRetryTogether } from '@dayloom/screen-kit';
import { activitySeries, reminderSeries, taskSeries, useRecordDays } from '@dayloom/series';
import { useMemo, useState } from 'react';

export const calendarFailed = 'Failed to fetch calendar';

export type CalendarItems =
  | { readonly phase: 'failed'; readonly retry: () => void }
  | {
      /** 'loading' keeps the known items of the same days, for example while another kind is loaded. */
      readonly phase: 'loading' | 'ready';
      readonly items: ItemsByDay;
      /** Nothing has been shown yet. */
      readonly isFirst: boolean;
      readonly isComplete: boolean;
    };

const none: readonly never[] = [];
export const noItems: ItemsByDay = new Map();
const recordsOf = <T>(list: Records<T>): readonly T[] => (list.phase === 'ready' ? list.records : none);

/**
 * The items of consecutive days, live; activities of the previous day may continue into the first one. Kinds that are
 * turned off are not read.
 */
export function useCalendarItems(days: readonly PlanDay[], kinds: readonly CalendarKind[]): CalendarItems {
  const { id } = useUser();
  const first = addDays(days[0] ?? firstPlanDay, -1);
  const last = days.at(-1) ?? first;
  const unless = (kind: CalendarKind) => ({ off: !kinds.includes(kind) });
  const span = (kind: CalendarKind) => ({ from: first, to: last, ...unless(kind) });
  const storedTasks = useRecords(tasksOfDays(id, first, last), unless('task'));
  const tasks = useRecordDays(taskSeries, storedTasks, span('task'));
  const storedReminders = useRecords(remindersOfDays(id, first, last), unless('reminder'));
  const reminders = useRecordDays(reminderSeries, storedReminders, span('reminder'));
  const storedActivities = useRecords(activitiesBetween(id, first, last), unless('activity'));
  const activities = useRecordDays(activitySeries, storedActivities, span('activity'));
  const repeats = useMemo(
    () => new Map([...tasks.repeats, ...reminders.repeats, ...activities.repeats]),
    [tasks.repeats, reminders.repeats, activities.repeats],
  );
  const lists = useRetryTogether(
    {
      works: useRecords(worksEndingFrom(id, first), unless('work')),
      tasks: tasks.records,
      reminders: reminders.records,
      activities: activities.records,
      goals: useRecords(goalsDueBetween(id, first, last), unless('goal')),
    },
    calendarFailed,
  );
  const all = Object.values<Records<unknown>>(lists);
  const timeZone = useAtomValue(timeZoneAtom);
  const isReady = all.every(({ phase }) => phase === 'ready');
  const read = {
    works: recordsOf(lists.works),
    tasks: recordsOf(lists.tasks),
    repeats,
    reminders: recordsOf(lists.reminders),
    activities: recordsOf(lists.activities),
    goals: recordsOf(lists.goals),
  };
  const items = useMemo(
    () => (isReady ? itemsByDay(days, read) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- `read` consists of the five lists and `repeats`; times differ by zone.
    [isReady, days, timeZone, ...Object.values(read)],
  );
  const [kept, keep] = useState({ days, items: noItems });
  if (items && items !== kept.items) keep({ days, items });

  const failed = all.find((list) => list.phase === 'failed');
  if (failed) return failed;
  return {
    phase: isReady ? 'ready' : 'loading',
    items: items ?? (kept.days === days ? kept.items : noItems),
    isFirst: !items && kept.items === noItems,
    isComplete: all.every((list) => list.phase === 'ready' && list.isComplete),
  };
}
