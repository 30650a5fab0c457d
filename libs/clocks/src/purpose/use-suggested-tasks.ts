import { tasksNewestFirst, tasksOn } from '@dayloom/data';
import { mediumDay, type Task } from '@dayloom/domain';
import { type Records, useRecords, useRecordsById, useToday, useUser } from '@dayloom/platform';
import { taskSeries, useRecordDays } from '@dayloom/series';
import { whereText } from '@dayloom/series/search';
import type { ChoiceGroup } from './choice-list.tsx';

const mostToday = 20;
const mostLatest = 8;
/** How many of the newest tasks are read for the latest open ones. */
const readLatest = 50;

/** The open tasks of today, and the latest other ones. */
export function useSuggestedTasks(): Records<ChoiceGroup> {
  const user = useUser();
  const today = useToday();
  const stored = useRecords(tasksOn(user.id, today));
  const planned = useRecordDays(taskSeries, stored, { from: today, to: today }).records;
  const latest = useRecords(tasksNewestFirst(user.id).first(readLatest));
  const openOf = (list: Records<Task>) =>
    list.phase === 'ready' ? list.records.filter(({ completed }) => !completed) : [];
  const groups = [
    { title: 'Today', tasks: openOf(planned).slice(0, mostToday) },
    {
      title: 'Latest',
      tasks: openOf(latest)
        .filter(({ date }) => date !== today)
        .slice(0, mostLatest),
    },
  ].filter(({ tasks }) => tasks.length > 0);
  const workIds = groups.flatMap(({ tasks }) => tasks.flatMap(({ workId }) => workId ?? []));
  const works = useRecordsById('works', workIds, 'of suggested tasks');
  const lists = [planned, latest];
  const failed = lists.find((list) => list.phase === 'failed');
  if (failed) return { ...failed, retry: () => lists.forEach((list) => 'retry' in list && list.retry()) };
  if (planned.phase !== 'ready' || latest.phase !== 'ready' || !works) return { phase: 'loading' };
  const choiceOf = (task: Task) => {
    const work = task.workId === undefined ? undefined : works.get(task.workId);
    return { task, work, where: whereText(task, work, task.date && mediumDay(task.date)) };
  };
  return {
    phase: 'ready',
    records: groups.map(({ title, tasks }) => ({ title, choices: tasks.map(choiceOf) })),
    isComplete: planned.isComplete && latest.isComplete,
  };
}
