import { isComputed, type Task } from '@dayloom/domain';
import { focusPress } from '@dayloom/domain/clocks';
import { useIntent, useNavigate, useSave } from '@dayloom/platform';
import { storing, taskSeries } from '@dayloom/series';
import { updateFailed } from './sentences.ts';

export const startFocus = 'Start focus on this task';

/** Opens the timer and starts it for the task; undefined when no loaded module offers the timer. */
export function useStartFocus(task: Task): (() => void) | undefined {
  const address = useIntent('start-focus', { focus: task.title, task: task.id });
  const navigate = useNavigate();
  const save = useSave();
  if (address === undefined) return undefined;
  const start = async () => {
    // The timer reads the task, so a day of a series needs its record.
    if (isComputed(task)) await save(storing(taskSeries, task), { failed: updateFailed });
    void navigate(address, { state: focusPress });
  };
  return () => void start();
}
