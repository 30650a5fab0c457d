import { dayOrderOn, orderChanges, tasksOn } from '@dayloom/data';
import { idsIn, type PlanDay, type Task } from '@dayloom/domain';
import { orderText, placed, type Place, wholeOrder } from '@dayloom/domain/day-order';
import type { Shell, useSave } from '@dayloom/platform';
import { computedNow, taskSeries, worksNow } from '@dayloom/series';
import { emitMove } from './emit-move.ts';
import { arrangeFailed } from './sentences.ts';
import { announce } from './announce.ts';

export interface ArrangedDay extends Pick<Shell, 'store' | 'user' | 'toasts'> {
  readonly save: ReturnType<typeof useSave>;
  readonly day: PlanDay;
}

/** The list in which tasks are moved. */
interface ArrangedList extends ArrangedDay {
  /** Those that it shows now. */
  readonly tasks: () => readonly Task[];
}

let last: Promise<unknown> = Promise.resolve();

/** One change after the other: each begins with what the one before has stored. */
export function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const next = last.then(change);
  last = next.catch(() => undefined);
  return next;
}

export async function orderNow({ store, user, day }: ArrangedDay): Promise<string> {
  const { records } = await store.get(dayOrderOn(user.id, day));
  return records[0]?.order ?? '';
}

/** The ids of the whole day in its order, and the text of another order of them. */
interface WholeDay {
  readonly whole: readonly string[];
  readonly textOf: (ids: readonly string[]) => string;
}

async function wholeDayNow(list: ArrangedDay, order: string): Promise<WholeDay> {
  const { store, user, day } = list;
  const stored = await store.get(tasksOn(user.id, day));
  const tasks = [...stored.records, ...(await computedNow(list, taskSeries, day, stored.records))];
  // Priorities order only what was not arranged yet.
  const named = new Set(idsIn(order));
  const others = tasks.filter(({ id }) => !named.has(id));
  const works = await worksNow(
    list,
    others.map(({ workId }) => workId),
  );
  const isThere = new Set(tasks.map(({ id }) => id));
  return {
    whole: wholeOrder(tasks, (id) => works.get(id)?.priority, order),
    textOf: (ids) => orderText(ids, (id) => isThere.has(id)),
  };
}

/** Reads the other tasks of the day only if the order does not name all tasks of the list. */
function dayNow(list: ArrangedDay, order: string, tasks: readonly Task[]): WholeDay | Promise<WholeDay> {
  const whole = idsIn(order);
  const named = new Set(whole);
  return tasks.every(({ id }) => named.has(id))
    ? { whole, textOf: (ids) => ids.join(' ') }
    : wholeDayNow(list, order);
}

/** Milliseconds to wait for rows: in a hidden page none are rendered. */
const maxWait = 500;

/**
 * Renders the rows of a long list up to an index, so that a row with the focus is not removed on its way there.
 */
function renderedUpTo(index: number): Promise<void> {
  const list = document.activeElement?.closest('li')?.parentElement;
  const end = list?.lastElementChild;
  if (!list || end?.ariaHidden !== 'true' || index < list.children.length - 1) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(stop);
    const timer = setTimeout(stop, maxWait);
    observer.observe(list, { childList: true });
    document.activeElement?.scrollIntoView({ block: 'center' });
  });
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
  const tasks = list.tasks();
  const task = tasks.find((one) => one.id === id);
  if (!task) return false;
  const before = await orderNow(list);
  const { whole, textOf } = await dayNow(list, before, tasks);
  const isShown = new Set(tasks.map((one) => one.id));
  const shown = whole.filter((one) => isShown.has(one));
  const moved = placed(whole, shown, id, place);
  if (!moved) {
    if (typeof place !== 'number')
      announce(`${task.title} is ${place === 'down' ? 'last' : 'first'} already`);
    return false;
  }
  const order = textOf(moved.order);
  if (order === before) {
    list.toasts.error('Only the first 700 tasks of a day can be arranged');
    return false;
  }
  // A dragged row is at its place already.
  if (typeof place !== 'number') {
    await renderedUpTo(moved.index);
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
