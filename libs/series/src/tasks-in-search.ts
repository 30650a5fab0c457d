import { tasksNewestFirst, tasksOn, workById } from '@dayloom/data';
import { createSearch } from '@dayloom/data/search';
import { type CollectionName, isolated, mediumDay, type Repeat, type Task, type Work } from '@dayloom/domain';
import { readSteps } from '@dayloom/domain/steps';
import type { Shell } from '@dayloom/platform';
import { seriesInSearch } from './series-in-search.ts';
import { taskSeries } from './series-kind.ts';

/** What the user wrote below the title. */
const linesOf = ({ note, steps }: Task | Repeat): readonly string[] => [
  ...(note?.split('\n') ?? []),
  ...readSteps(steps).map(({ text }) => text),
];

/** A task or, of a series, its next day. */
export interface FoundTask {
  readonly task: Task;
  readonly work: Work | undefined;
  /** Of the task or of its series. */
  readonly id: string;
  readonly collection: CollectionName;
  /** 'in Thesis, 4 Mar 2026'. */
  readonly where: string;
}

/** 'in Thesis, 4 Mar 2026'. @param when the day of the task, or when its series repeats */
export function whereText({ workId }: Task, work: Work | undefined, when: string | undefined): string {
  const where = workId === undefined ? 'in the inbox' : `in ${isolated(work?.workTitle ?? 'a work')}`;
  return [where, when].filter(Boolean).join(', ');
}

/** Creates a search over the user's tasks, open and done, by title, steps and note. A series is found once. */
export function tasksInSearch<Result>(
  { store, user, clock }: Pick<Shell, 'store' | 'user' | 'clock'>,
  resultsOf: (found: FoundTask) => readonly Result[],
) {
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
  const foundAs = async (task: Task) => {
    const { workId, date } = task;
    const { when, ...found } = placeOf(task, date && mediumDay(date));
    const work = workId === undefined ? undefined : await workOf(workId);
    return resultsOf({ ...found, task, work, where: whereText(task, work, when) });
  };
  return createSearch({
    store,
    query: tasksNewestFirst(user.id),
    ...series,
    resultsOf: async (tasks) => (await Promise.all(tasks.map(foundAs))).flat(),
  });
}
