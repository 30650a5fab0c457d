import { repeatsOf, tasksOfWork } from '@dayloom/data';
import type { Work } from '@dayloom/domain';
import type { WholeWork } from '@dayloom/domain/duplicate';
import { useRecords, useUser } from '@dayloom/platform';
import { useRetryTogether } from '@dayloom/screen-kit';
import { workFailed } from './sentences.ts';

type Whole =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly retry: () => void }
  | { readonly phase: 'ready'; readonly whole: WholeWork };

/** A work with all its tasks and series, live; loading while this device does not have all of them. */
export function useWholeWork(work: Work): Whole {
  const { id } = useUser();
  const { tasks, segments } = useRetryTogether(
    { tasks: useRecords(tasksOfWork(id, work.id)), segments: useRecords(repeatsOf(id)) },
    workFailed,
  );
  if (tasks.phase === 'failed') return tasks;
  if (segments.phase === 'failed') return segments;
  if (tasks.phase === 'loading' || segments.phase === 'loading') return { phase: 'loading' };
  if (!tasks.isComplete || !segments.isComplete) return { phase: 'loading' };
  const own = segments.records.filter(({ makes, workId }) => makes === 'task' && workId === work.id);
  return { phase: 'ready', whole: { work, tasks: tasks.records, segments: own } };
}
