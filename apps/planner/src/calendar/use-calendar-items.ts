import {
  activitiesBetween,
  goalsDueBetween,
  remindersOfDays,
  tasksOfDays,
  worksEndingFrom,
} from '@dayloom/data';
import { addDays, firstPlanDay, type PlanDay } from '@dayloom/domain';
import { type CalendarKind, type ItemsByDay, itemsByDay } from '@dayloom/domain/calendar';
import { type Records, useRecords, useToasts, useUser } from '@dayloom/platform';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

export const calendarFailed = 'Failed to fetch calendar';

export type CalendarItems =
  | { readonly phase: 'failed'; readonly retry: () => void }
  | {
      /** 'loading' shows what is known of the same days, as when a further kind is switched on. */
      readonly phase: 'loading' | 'ready';
      readonly items: ItemsByDay;
      /** Nothing was shown yet. */
      readonly isFirst: boolean;
      readonly isComplete: boolean;
    };

const none: readonly never[] = [];
export const noItems: ItemsByDay = new Map();
const recordsOf = <T>(list: Records<T>): readonly T[] => (list.phase === 'ready' ? list.records : none);

/**
 * The items of some days in a row, live; activities of the day before may continue into the first. Kinds that are
 * switched off are not read (CA4 to CA7).
 */
export function useCalendarItems(days: readonly PlanDay[], kinds: readonly CalendarKind[]): CalendarItems {
  const { id } = useUser();
  const first = addDays(days[0] ?? firstPlanDay, -1);
  const last = days.at(-1) ?? first;
  const unless = (kind: CalendarKind) => ({ off: !kinds.includes(kind) });
  const works = useRecords(worksEndingFrom(id, first), unless('work'));
  const tasks = useRecords(tasksOfDays(id, first, last), unless('task'));
  const reminders = useRecords(remindersOfDays(id, first, last), unless('reminder'));
  const activities = useRecords(activitiesBetween(id, first, last), unless('activity'));
  const goals = useRecords(goalsDueBetween(id, first, last), unless('goal'));
  const lists = [works, tasks, reminders, activities, goals];

  const toasts = useToasts();
  const failures = lists.flatMap((list) => (list.phase === 'failed' ? [list] : []));
  const isFailed = failures.length > 0;
  const tell = useEffectEvent(() => toasts.error(calendarFailed, failures[0]?.error));
  useEffect(() => {
    if (isFailed) tell();
  }, [isFailed]);

  const isReady = lists.every(({ phase }) => phase === 'ready');
  const read = {
    works: recordsOf(works),
    tasks: recordsOf(tasks),
    reminders: recordsOf(reminders),
    activities: recordsOf(activities),
    goals: recordsOf(goals),
  };
  const items = useMemo(
    () => (isReady ? itemsByDay(days, read) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- The five lists are what `read` consists of.
    [isReady, days, ...Object.values(read)],
  );
  const [kept, keep] = useState({ days, items: noItems });
  if (items && items !== kept.items) keep({ days, items });

  if (isFailed) return { phase: 'failed', retry: () => failures.forEach(({ retry }) => retry()) };
  return {
    phase: isReady ? 'ready' : 'loading',
    items: items ?? (kept.days === days ? kept.items : noItems),
    isFirst: !items && kept.items === noItems,
    isComplete: lists.every((list) => list.phase === 'ready' && list.isComplete),
  };
}
