import { tasksNewestFirst, workById } from '@dayloom/data';
import { createSearch } from '@dayloom/data/search';
import { isolated, mediumDay, type Task } from '@dayloom/domain';
import type { SearchResult, Shell } from '@dayloom/platform';

export default function searchTasks({ store, user, navigation }: Shell) {
  const titles = new Map<string, Promise<string>>();
  const readTitle = async (id: string) => {
    const { records } = await store.get(workById(user.id, id));
    return records[0]?.workTitle ?? 'a work';
  };
  const titleOfWork = (id: string) => {
    const title = titles.get(id) ?? readTitle(id);
    titles.set(id, title);
    // Not cached, so that the next search reads it again.
    title.catch(() => titles.delete(id));
    return title;
  };
  const resultOf = async ({ id, title, workId, date }: Task): Promise<SearchResult[]> => {
    const day = date && mediumDay(date);
    const on = date && { day: date };
    const to =
      workId === undefined
        ? navigation.intent('open-day', on)
        : navigation.address('work-detail', { id: workId, ...on });
    // No module has a screen for the inbox.
    if (to === undefined) return [];
    const where = workId === undefined ? 'in the inbox' : `in ${isolated(await titleOfWork(workId))}`;
    const detail = day ? `Task ${where}, ${day}` : `Task ${where}`;
    return [{ id, title, detail, to, collection: 'tasks' }];
  };
  return createSearch({
    store,
    query: tasksNewestFirst(user.id),
    titleOf: ({ title }) => title,
    resultsOf: async (tasks) => (await Promise.all(tasks.map(resultOf))).flat(),
  });
}
