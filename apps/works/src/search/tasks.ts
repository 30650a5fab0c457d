import { tasksNewestFirst, workById } from '@dayloom/data';
import { createSearch } from '@dayloom/data/search';
import { isComputed, isolated, mediumDay, type Task, type Work } from '@dayloom/domain';
import type { SearchResult, Shell } from '@dayloom/platform';
import { seriesInSearch } from './series-in-search.ts';

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
  const { words, readFirst, isListed } = seriesInSearch({ store, user, clock }, workOf);
  /** A series is known by its own id, so that a recent place of it stays while one of its days is deleted. */
  const recordOf = (task: Task) =>
    isComputed(task)
      ? { id: task.repeat, collection: 'repeats' as const, when: words.get(task.repeat) }
      : { id: task.id, collection: 'tasks' as const, when: task.date && mediumDay(task.date) };
  const resultOf = async (task: Task): Promise<SearchResult[]> => {
    const { title, workId, date } = task;
    const on = date && { day: date };
    const to =
      workId === undefined
        ? navigation.intent('open-day', on)
        : navigation.address('work-detail', { id: workId, ...on });
    // No module has a screen for the inbox.
    if (to === undefined) return [];
    const where =
      workId === undefined ? 'in the inbox' : `in ${isolated((await workOf(workId))?.workTitle ?? 'a work')}`;
    const { id, collection, when } = recordOf(task);
    return [{ id, title, detail: `Task ${[where, when].filter(Boolean).join(', ')}`, to, collection }];
  };
  return createSearch({
    store,
    query: tasksNewestFirst(user.id),
    titleOf: ({ title }) => title,
    readFirst,
    isListed,
    resultsOf: async (tasks) => (await Promise.all(tasks.map(resultOf))).flat(),
  });
}
