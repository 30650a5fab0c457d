import { openRepeatedTasks } from '@dayloom/data';
import { type Task, taskFacts } from '@dayloom/domain';
import { editOf, useShell } from '@dayloom/platform';
import { editBetween, stepsOfSeries } from './day-edit.ts';
import { taskSeries } from './series-kind.ts';
import { tickedSteps } from './ticked-steps.ts';
import { useAll } from './use-all.ts';

/**
 * Shows one toast after the steps of a day of a series were changed and saved, with 'Undo' and 'All'; none for ticks
 * alone, for a single task, and where the series would not change.
 */
export function useStepsChanged() {
  const { store, toasts, user } = useShell();
  const all = useAll(taskSeries);
  /**
   * @param before the task before the first of the changes, computed if it had no record
   * @param after the task as it is stored now
   */
  return async (before: Task, after: Task): Promise<void> => {
    const edit = editBetween(taskSeries, before, after);
    if (before.repeat === undefined || !('steps' in edit)) return;
    const undo = editOf(taskFacts, after, { steps: tickedSteps(before.steps, after.steps) });
    const { steps: _, ...others } = before;
    const changed = after.steps === undefined ? others : { ...others, steps: after.steps };
    const offered = all({ record: before, after: changed, undo });
    const [ofAll, question] = await Promise.all([offered.all?.(), offered.question?.()]);
    if (!ofAll && !question) return;
    // 'Undo' of a deleted step can have changed them since.
    const ifCurrent = (run: () => Promise<boolean>) => async () => {
      const { records } = await store.get(openRepeatedTasks(user.id));
      const now = records.find(({ id }) => id === after.id);
      if (!now || stepsOfSeries(now.steps) === edit.steps) return run();
      toasts.error('The steps were changed meanwhile');
      return false;
    };
    toasts.success('Steps changed', {
      ...(ofAll && { all: ifCurrent(ofAll) }),
      ...(question && {
        question: {
          ...question,
          choices: question.choices.map((choice) => ({ ...choice, run: ifCurrent(choice.run) })),
        },
      }),
      undo: async () => void (await store.commit(undo)),
      records: undo,
      detail: after.title,
    });
  };
}
