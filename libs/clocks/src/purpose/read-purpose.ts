import { taskById, workById } from '@dayloom/data';
import { type Purpose, purposeOfTask } from '@dayloom/domain/clocks';
import type { Shell } from '@dayloom/platform';

export interface PurposeReader extends Pick<Shell, 'store'> {
  readonly user: Pick<Shell['user'], 'id'>;
}

/** A purpose with the titles of now; without its task where that cannot be read. */
export async function readPurpose({ store, user }: PurposeReader, purpose: Purpose) {
  const { taskId, ...rest } = purpose;
  if (taskId === undefined) return purpose;
  try {
    const [task] = (await store.get(taskById(user.id, taskId))).records;
    if (!task) return rest;
    const { records } =
      task.workId === undefined ? { records: [] } : await store.get(workById(user.id, task.workId));
    return purposeOfTask(task, records[0]?.workTitle);
  } catch (error) {
    console.error('The task of a clock cannot be read.', error);
    return rest;
  }
}
