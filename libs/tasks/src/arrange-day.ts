import { dayOrderOn, orderChanges, tasksOn } from '@dayloom/data';
import { arranged, byCreation, idsIn, inDayOrder, type PlanDay, type Task } from '@dayloom/domain';
import { orderText, placed, type Place, wholeOrder } from '@dayloom/domain/day-order';
import type { Shell, useSave } from '@dayloom/platform';
import { computedNow, taskSeries, worksNow } from '@dayloom/series';
import { emitMove } from './emit-move.ts';
import { arrangeFailed } from './sentences.ts';
import { announce } from './announce.ts';

/** The list in which tasks are moved. */
export interface ArrangedList extends Pick<Shell, 'store' | 'user' | 'toasts'> {
  readonly save: ReturnType<typeof useSave>;
  readonly day: PlanDay;
  /** That of the list; without one it shows all tasks of the day, open or done. */
  readonly workId?: string | undefined;
}

let last: Promise<unknown> = Promise.resolve();

/** One change after the other: each begins with what the one before has stored. */
export function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const next = last.then(change);
  last = next.catch(() => undefined);
  return next;
}

export async function orderNow({ store, user, day }: ArrangedList): Promise<string> {
  const { records } = await store.get(dayOrderOn(user.id, day));
  return records[0]?.order ?? '';
}

async function dayNow(list: ArrangedList) {
  const { store, user, day } = list;
  const [order, stored] = await Promise.all([orderNow(list), store.get(tasksOn(user.id, day))]);
  const tasks = [...stored.records, ...(await computedNow(list, taskSeries, day, stored.records))];
  // Priorities order only what was not arranged yet.
  const named = new Set(idsIn(order));
  const others = tasks.filter(({ id }) => !named.has(id));
  const works = await worksNow(
    list,
    others.map(({ workId }) => workId),
  );
  return { order, tasks, priorityOf: (id: string) => works.get(id)?.priority };
}

type DayNow = Awaited<ReturnType<typeof dayNow>>;

/** The tasks of the list that shows a task, in its order. */
function listOf({ completed }: Task, { tasks, order, priorityOf }: DayNow, workId: string | undefined) {
  if (workId === undefined) return inDayOrder(tasks, priorityOf, order)[completed ? 'done' : 'open'];
  return arranged(byCreation(tasks.filter((task) => task.workId === workId)), order);
}

/** Scrolls the row that has the focus into the window, once its list shows it at its new place. */
function followFocus() {
  const row = document.activeElement?.closest('li');
  if (!row?.parentElement) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    // In the next frame the page is laid out anyway.
    requestAnimationFrame(() => row.scrollIntoView?.({ block: 'nearest' }));
  });
  observer.observe(row.parentElement, { childList: true });
}

async function moveInDay(list: ArrangedList, id: Task['id'], place: Place): Promise<boolean> {
  const day = await dayNow(list);
  const task = day.tasks.find((one) => one.id === id);
  if (!task) return false;
  const shown = listOf(task, day, list.workId).map((one) => one.id);
  const whole = wholeOrder(day.tasks, day.priorityOf, day.order);
  const moved = placed(whole, shown, id, place);
  if (!moved) {
    if (typeof place !== 'number')
      announce(`${task.title} is ${place === 'down' ? 'last' : 'first'} already`);
    return false;
  }
  const isThere = new Set(day.tasks.map((one) => one.id));
  const order = orderText(moved.order, (one) => isThere.has(one));
  if (order === day.order) {
    list.toasts.error('Only the first 700 tasks of a day can be arranged');
    return false;
  }
  // A dragged row is at its place already.
  if (typeof place !== 'number') {
    // Before the animation, which shows the row at its earlier place first.
    followFocus();
    emitMove([], list.day, list.day);
  }
  if (!(await list.save(orderChanges(list.user.id, list.day, order), { failed: arrangeFailed })))
    return false;
  announce(`${task.title} moved to ${moved.index + 1} of ${shown.length}`);
  return true;
}

/** Moves a task to another place in its list. @returns whether it has moved */
export const arrange = (list: ArrangedList, id: Task['id'], place: Place) =>
  inTurn(() => moveInDay(list, id, place));
