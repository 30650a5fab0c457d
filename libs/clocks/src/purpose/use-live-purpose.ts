import type { Purpose } from '@dayloom/domain/clocks';
import { useRecordsById, useShell } from '@dayloom/platform';
import { taskAddress } from '@dayloom/series';

export interface LivePurpose {
  readonly title: string | undefined;
  readonly workTitle: string | undefined;
  /** Where the task is shown; undefined if it is gone, or no module shows it. */
  readonly to: string | undefined;
}

/** The titles of a purpose today; those of its time where task or work are gone. */
export function useLivePurpose({ taskId, workId, about, workTitle }: Purpose): LivePurpose {
  const { navigation } = useShell();
  const tasks = useRecordsById('tasks', taskId === undefined ? [] : [taskId], 'what for');
  const task = taskId === undefined ? undefined : tasks?.get(taskId);
  const ofWork = task?.workId ?? workId;
  const works = useRecordsById('works', ofWork === undefined ? [] : [ofWork], 'work of what for');
  const work = ofWork === undefined ? undefined : works?.get(ofWork);
  return {
    title: task?.title ?? about,
    workTitle: work?.workTitle ?? workTitle,
    to: task && taskAddress(navigation, { task, work }),
  };
}
