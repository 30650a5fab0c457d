import type { PlanDay, Task } from '@dayloom/domain';
import type { Place } from '@dayloom/domain/day-order';
import { useSave, useShell } from '@dayloom/platform';
import { type KeyboardEvent, useCallback } from 'react';
import { taskActions } from './late-actions.ts';
import { arrangeFailed } from './sentences.ts';

/** Moves a task to another place in its list; an index is one of the list. @returns whether it has moved */
export type Arrange = (id: Task['id'], place: Place) => Promise<boolean>;

/** Runs late code for a list of a day's tasks; a failure is shown as a toast. */
function useLateList(day: PlanDay, workId?: string) {
  const shell = useShell();
  const save = useSave();
  type Late = Awaited<ReturnType<typeof taskActions.load>>;
  type List = Parameters<Late['arrange']>[0];
  return useCallback(
    async (run: (late: Late, list: List) => Promise<boolean>) => {
      try {
        return await run(await taskActions.load(), { ...shell, save, day, workId });
      } catch (error) {
        shell.toasts.error(arrangeFailed, error);
        return false;
      }
    },
    [shell, save, day, workId],
  );
}

/**
 * Arranges the tasks of a day. Each call counts, also those that follow while one is being stored.
 * @param workId that of a list that shows one work; another list shows all tasks of the day, open or done
 */
export function useArrange(day: PlanDay, workId?: string): Arrange {
  const run = useLateList(day, workId);
  return useCallback((id, place) => run((late, list) => late.arrange(list, id, place)), [run]);
}

/** The handler of a list's keys: Alt+Up and Alt+Down move the row that contains the focus. */
export const arrangeKeys = (arrange: Arrange | undefined) => (event: KeyboardEvent) => {
  if (!arrange || !event.altKey) return;
  const late = taskActions.peek();
  // Before the code is loaded, only the browser's own handling of the keys is not prevented; a row has none.
  if (late) late.arrangeByKey(event, arrange);
  else
    void taskActions.load().then(
      (loaded) => loaded.arrangeByKey(event, arrange),
      () => undefined,
    );
};

/** Orders a day by priority again. @returns whether that was stored */
export function useArrangeByPriority(day: PlanDay) {
  const run = useLateList(day);
  return () => run((late, list) => late.arrangeByPriority(list));
}
