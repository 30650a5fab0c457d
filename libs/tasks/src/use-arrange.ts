import type { PlanDay, Task } from '@dayloom/domain';
import type { Place } from '@dayloom/domain/day-order';
import { useSave, useShell } from '@dayloom/platform';
import { useCallback, useMemo } from 'react';
import { taskActions } from './late-actions.ts';
import { arrangeFailed } from './sentences.ts';

/** Moves a task to another place in its list; an index is one of the list. @returns whether it has moved */
export type Arrange = (id: Task['id'], place: Place) => Promise<boolean>;

type Late = Awaited<ReturnType<typeof taskActions.load>>;

/** Runs late code for a list of a day's tasks; a failure is shown as a toast. */
function useLateList(day: PlanDay, workId: string | undefined) {
  const shell = useShell();
  const save = useSave();
  return useMemo(() => {
    const list = { ...shell, save, day, workId };
    return async (run: (late: Late, given: typeof list) => Promise<boolean>) =>
      taskActions
        .load()
        .then((late) => run(late, list))
        .catch((error: unknown) => {
          shell.toasts.error(arrangeFailed, error);
          return false;
        });
  }, [shell, save, day, workId]);
}

/**
 * Arranges the tasks of a day. Each call counts, also those that follow while one is being stored.
 * @param workId that of a list that shows one work; another list shows all tasks of the day, open or done
 */
export function useArrange(day: PlanDay, workId?: string): Arrange {
  const run = useLateList(day, workId);
  return useCallback((id, place) => run((late, list) => late.arrange(list, id, place)), [run]);
}

/** Orders a day by priority again. */
export function useArrangeByPriority(day: PlanDay) {
  const run = useLateList(day, undefined);
  return () => run((late, list) => late.arrangeByPriority(list));
}
