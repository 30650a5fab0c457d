import type { Purpose } from '@dayloom/domain/clocks';
import { useRecordsById, useShell } from '@dayloom/platform';
import { taskAddress } from '@dayloom/series';
import { useLiveTask } from './use-live-title.ts';

export interface LivePurpose {
  readonly title: string | undefined;
  readonly workTitle: string | undefined;
  /** Where the task is shown; undefined if it is gone, or no module shows it. */
  readonly to: string | undefined;
}

/** The titles of a purpose today; those of its time where task or work are gone. */
export function useLivePurpose(purpose: Purpose): LivePurpose {
  const { navigation } = useShell();
  const task = useLiveTask(purpose);
  const ofWork = task?.workId ?? purpose.workId;
  const works = useRecordsById('works', ofWork === undefined ? [] : [ofWork], 'work of what for');
  const work = ofWork === undefined ? undefined : works?.get(ofWork);
  return {
    title: task?.title ?? purpose.about,
    workTitle: work?.workTitle ?? purpose.workTitle,
    to: task && taskAddress(navigation, { task, work }),
  };
}
