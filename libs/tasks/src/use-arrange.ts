import type { PlanDay, Task } from '@dayloom/domain';
import type { Place } from '@dayloom/domain/day-order';
import { useSave, useShell } from '@dayloom/platform';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { taskActions } from './late-actions.ts';
import { arrangeFailed } from './sentences.ts';

/** Moves a task to another place in its list; an index is one of the list. @returns whether it has moved */
export type Arrange = (id: Task['id'], place: Place) => Promise<boolean>;

/** Runs late code for a list of a day's tasks; a failure is shown as a toast. */
function useLateList(day: PlanDay) {
  const shell = useShell();
  const save = useSave();
  type Late = Awaited<ReturnType<typeof taskActions.load>>;
  type List = Parameters<Late['arrangeByPriority']>[0];
  return useCallback(
    async (run: (late: Late, list: List) => Promise<boolean>) => {
      try {
        return await run(await taskActions.load(), { ...shell, save, day });
      } catch (error) {
        shell.toasts.error(arrangeFailed, error);
        return false;
      }
    },
    [shell, save, day],
  );
}

/**
 * Arranges the tasks of a list of a day. Each call counts, also those that follow while one is being stored.
 * @param tasks those that the list shows
 */
export function useArrange(day: PlanDay, tasks: readonly Task[]): Arrange {
  const run = useLateList(day);
  // Not a dependency: a row that gets another function is rendered again.
  const shown = useRef(tasks);
  useLayoutEffect(() => {
    shown.current = tasks;
  });
  return useCallback(
    (id, place) => run((late, list) => late.arrange({ ...list, tasks: () => shown.current }, id, place)),
    [run],
  );
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
