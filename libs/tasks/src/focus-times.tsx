import { sessionsWithTask } from '@dayloom/data';
import type { Task } from '@dayloom/domain';
import { useRecords, useUser } from '@dayloom/platform';
import { useLoaded } from '@dayloom/platform/late';
import { createContext, type ReactNode, useContext } from 'react';
import { taskActions } from './late-actions.ts';

type Late = Pick<typeof import('./actions.ts'), 'FocusTime'>;

const FocusTimeContext = createContext<Late | undefined>(undefined);

/**
 * The rows of tasks in it show their focus time. Asks after the first screen, and once for all rows, whether any task has
 * some: a user without such sessions has no watch for each row.
 */
export function FocusTimes({ children }: { readonly children: ReactNode }) {
  const { id } = useUser();
  const late = useLoaded(taskActions);
  const options = { off: !late };
  const all = [
    useRecords(sessionsWithTask(id, 'focus').first(1), options),
    useRecords(sessionsWithTask(id, 'stopwatch').first(1), options),
  ];
  const hasAny = all.some((found) => found.phase === 'ready' && found.records.length > 0);
  return <FocusTimeContext.Provider value={hasAny ? late : undefined}>{children}</FocusTimeContext.Provider>;
}

/** The secondary line of a task with its focus time at the end. */
export function useMetaOf(task: Task, meta?: ReactNode): ReactNode {
  const late = useContext(FocusTimeContext);
  if (!late) return meta;
  return (
    <>
      {meta}
      <late.FocusTime task={task} separated={meta !== undefined} />
    </>
  );
}
