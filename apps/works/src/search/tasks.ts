import { tasksNewestFirst, tasksOn, workById } from '@dayloom/data';
import { createSearch } from '@dayloom/data/search';
import { isOutside, isolated, mediumDay, type Repeat, type Task, type Work } from '@dayloom/domain';
import { readSteps } from '@dayloom/domain/steps';
import type { SearchResult, Shell } from '@dayloom/platform';
import { taskSeries } from '@dayloom/series';
import { seriesInSearch } from '@dayloom/series/search';

/** What the user wrote below the title. */
const linesOf = ({ note, steps }: Task | Repeat): readonly string[] => [
  ...(note?.split('\n') ?? []),
  ...readSteps(steps).map(({ text }) => text),
];

export default function searchTasks({ store, user, clock, navigation }: Shell) {
  const works = new Map<string, Promise<Work | undefined>>();
  const readWork = async (id: string) => (await store.get(workById(user.id, id))).records[0];
  const workOf = (id: string) => {
    const work = works.get(id) ?? readWork(id);
    works.set(id, work);
    // Not cached, so that the next search reads it again.
    work.catch(() => works.delete(id));
    return work;
  };
  const { placeOf, ...series } = seriesInSearch(
    { store, user, clock },
    taskSeries,
    // Today if one is left there, else the next day.
    async ({ segments, skips, today, code }) => {
      const workIds = [...new Set(segments.flatMap(({ workId }) => workId ?? []))];
      const own = (await Promise.all(workIds.map(workOf))).flatMap((work) => work ?? []);
      const byId = new Map(own.map((work) => [work.id, work]));
      const { records: planned } = await store.get(tasksOn(user.id, today));
      const open = new Set(planned.flatMap(({ repeat, completed }) => (completed ? [] : (repeat ?? []))));
      const days = code.nextDays('task', { segments, skips, works: byId }, today);
      return days.map((day) => (open.has(day.repeat) ? { ...day, date: today } : day));
    },
    linesOf,
  );
  const resultOf = async (task: Task): Promise<SearchResult[]> => {
    const { title, workId, date } = task;
    const { id, collection, when } = placeOf(task, date && mediumDay(date));
    const work = workId === undefined ? undefined : await workOf(workId);
    const shown = { ...(date && { day: date }), ...(linesOf(task).length > 0 && { task: id }) };
    const onDay = navigation.intent('open-day', shown);
    // The page of a work has no rows for the days outside it.
    const isOnDay = workId === undefined || (work && date && isOutside(work, date) && onDay !== undefined);
    const to = isOnDay ? onDay : navigation.address('work-detail', { id: workId, ...shown });
    // No module has a screen for the inbox.
    if (to === undefined) return [];
    const where = workId === undefined ? 'in the inbox' : `in ${isolated(work?.workTitle ?? 'a work')}`;
    return [{ id, title, detail: `Task ${[where, when].filter(Boolean).join(', ')}`, to, collection }];
  };
  return createSearch({
    store,
    query: tasksNewestFirst(user.id),
    ...series,
    resultsOf: async (tasks) => (await Promise.all(tasks.map(resultOf))).flat(),
  });
}
