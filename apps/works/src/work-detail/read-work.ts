import {
  dayOrderOn,
  type QueryBuilder,
  doneTasksOfWork,
  sessionsOfWork,
  tasksBetween,
  tasksByDay,
  tasksOfDay,
  tasksOfWork,
  workById,
  worksOf,
} from '@dayloom/data';
import type { ReadAhead } from '@dayloom/platform';
import { firstWindow } from '@dayloom/screen-kit';
import { readSeries, taskSeries } from '@dayloom/series';
import { isWide } from './is-wide.ts';
import { railDays } from './rail-days.ts';
import { dayOf, workView } from './work-view.ts';

/** Reads what the screen of a work shows first: the work of the address, its day, and on wide windows all works. */
export async function readWork(ahead: ReadAhead): Promise<void> {
  const { user, today, records, count } = ahead;
  const { pathname, searchParams } = new URL(location.href);
  const id = pathname.split('/')[2] ?? '';
  const list = <T>(query: QueryBuilder<T>) => {
    void records(query.first(firstWindow));
    count(query);
  };
  if (isWide()) list(worksOf(user.id));
  count(tasksOfWork(user.id, id));
  count(doneTasksOfWork(user.id, id));
  count(sessionsOfWork(user.id, 'focus', id));
  count(sessionsOfWork(user.id, 'stopwatch', id));
  const [work] = await records(workById(user.id, id));
  if (!work) return;
  const view = workView(work, searchParams.get('day'), today);
  const days = railDays(work, dayOf(work, view, today));
  const [from, to] = [days[0], days.at(-1)];
  if (from && to) {
    void records(tasksBetween(user.id, id, from, to));
    void readSeries(ahead, taskSeries, from, to);
  }
  if (view === 'all') return list(tasksByDay(user.id, id));
  void records(tasksOfDay(user.id, id, view));
  void records(dayOrderOn(user.id, view));
  await readSeries(ahead, taskSeries, view, view);
}
