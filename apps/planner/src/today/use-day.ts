import { activeWorks, dayOrderOn, tasksOn } from '@dayloom/data';
import { inDayOrder, type PlanDay, type Task, type Work } from '@dayloom/domain';
import {
  type ReadAhead,
  type Records,
  useRecords,
  useRecordsById,
  useToday,
  useUser,
} from '@dayloom/platform';
import { readSeries, taskSeries, useRecordDays } from '@dayloom/series';
import { useDayOrder } from '@dayloom/tasks';
import { useRef } from 'react';
import { readAgenda, useAgenda } from './use-agenda.ts';
import { useDelayedRemoval } from './use-delayed-removal.ts';

export const dayFailed = 'Failed to fetch tasks';

const noTasks: readonly Task[] = [];
const noWorks: ReadonlyMap<string, Work> = new Map();

const maxBegun = 3;
/** How many works are read to find some that have begun. */
const lookedAt = 20;

export const worksOfTasks = (tasks: readonly Task[]) => tasks.flatMap(({ workId }) => workId ?? []);

/** A few works that have begun and continue after today, nearest end first. */
function useBegunWorks(today: PlanDay): Records<Work> {
  const works = useRecords(activeWorks(useUser().id, today).first(lookedAt));
  if (works.phase !== 'ready') return works;
  const begun = works.records.filter(({ startDate }) => startDate <= today).slice(0, maxBegun);
  return { ...works, records: begun };
}

const mark = 'button[data-done]';

/**
 * Moves the focus of a ticked or unticked row before the row leaves the list: to the tick of the next row that stays,
 * else of the previous one, else to the field for a new task.
 * @param done the state of the tasks that belong in the list
 */
function moveFocusToNeighbour(list: HTMLElement | null, done: boolean) {
  // A row whose title is being edited has no tick: it neither leaves nor gets the focus.
  const has = (row: Element, state: boolean) =>
    row.querySelector<HTMLElement>(mark)?.dataset['done'] === String(state);
  const row = document.activeElement?.closest('li');
  if (!list || !row || row.parentElement !== list || !has(row, !done)) return;
  const stays = (one: Element) => has(one, done);
  const rows = [...list.children];
  const index = rows.indexOf(row);
  const neighbour = rows.slice(index + 1).find(stays) ?? rows.slice(0, index).findLast(stays);
  const lines = list.closest('section')?.querySelectorAll<HTMLElement>('form[data-adding] input') ?? [];
  const next = neighbour?.querySelector<HTMLElement>(mark) ?? [...lines].at(-1);
  next?.focus();
}

/** Reads today as `useDay` does. */
export async function readDay(ahead: ReadAhead) {
  const { user, today, records, recordsById } = ahead;
  readAgenda(ahead);
  void readSeries(ahead, taskSeries, today, today);
  void records(activeWorks(user.id, today).first(lookedAt));
  void records(dayOrderOn(user.id, today));
  recordsById('works', worksOfTasks(await records(tasksOn(user.id, today))), today);
}

/** A day across all works and the inbox, in the order of Today. */
export function useDay(day: PlanDay) {
  const agenda = useAgenda(day);
  const begun = useBegunWorks(useToday());
  const user = useUser();
  const openList = useRef<HTMLUListElement>(null);
  const doneList = useRef<HTMLUListElement>(null);
  const stored = useRecords(tasksOn(user.id, day), { failed: dayFailed });
  const { records: tasks, repeats } = useRecordDays(taskSeries, stored, { from: day, to: day });
  const records = tasks.phase === 'ready' ? tasks.records : noTasks;
  const works = useRecordsById('works', worksOfTasks(records), day);
  const { order, isLoading } = useDayOrder(day);
  const { delayed, onBusy } = useDelayedRemoval(records, () => {
    moveFocusToNeighbour(openList.current, false);
    moveFocusToNeighbour(doneList.current, true);
  });
  const shown = records.map((task) => ({ ...task, completed: delayed.get(task.id) ?? task.completed }));
  const { open, done } = inDayOrder(shown, (id) => works?.get(id)?.priority, order);
  const byId = new Map(records.map((task) => [task.id, task]));
  const real = (all: readonly Task[]) => all.flatMap(({ id }) => byId.get(id) ?? []);
  // The order depends on the priorities of the works.
  const isAwaited = !works || isLoading || agenda.phase === 'loading' || begun.phase === 'loading';
  const awaited: Records<Task> = tasks.phase === 'ready' && isAwaited ? { phase: 'loading' } : tasks;
  return {
    /** Loading until everything of the day is loaded, so that it appears as a whole. */
    tasks: awaited,
    agenda,
    /** Works to start an empty day with. */
    begun,
    open: real(open),
    done: real(done),
    /** A task that was just ticked counts at once. */
    doneCount: records.filter(({ completed }) => completed).length,
    works: works ?? noWorks,
    /** The ids in the order in which the day was arranged; undefined if it cannot be read. */
    order,
    /** When a task repeats, in words, by its id. */
    repeats,
    openList,
    doneList,
    /** Called when a press on a row or editing of its title begins and ends. */
    onBusy,
  };
}

export type Day = ReturnType<typeof useDay>;
