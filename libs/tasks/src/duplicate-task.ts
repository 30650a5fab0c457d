import { type Change, create, dayOrderOn, orderChanges, remove } from '@dayloom/data';
import { duplicatedText, nowOf, type PlanDay, type Task } from '@dayloom/domain';
import { copyOfTask } from '@dayloom/domain/duplicate';
import { orderText, placedBehind, wholeOrder } from '@dayloom/domain/day-order';
import type { Shell, useSave } from '@dayloom/platform';
import type { OfWork } from './of-work.ts';
import { duplicateFailed } from './sentences.ts';

interface Page {
  readonly shell: Pick<Shell, 'clock' | 'newId' | 'store' | 'toasts' | 'user'>;
  readonly save: ReturnType<typeof useSave>;
  readonly today: PlanDay;
}

/** Puts the copy behind its task, if the day was arranged and the order names the task. */
async function arranging(
  { store, user }: Page['shell'],
  task: Task,
  copy: string,
): Promise<readonly Change[]> {
  if (task.date === undefined) return [];
  const [record] = (await store.get(dayOrderOn(user.id, task.date))).records;
  const ids = wholeOrder([], () => undefined, record?.order);
  if (!ids.includes(task.id)) return [];
  return orderChanges(
    user.id,
    task.date,
    orderText(placedBehind(ids, task.id, copy), () => true),
  );
}

/** Makes a copy of a task, and offers to undo it. */
export async function duplicateTask({ task, work }: OfWork, { shell, save, today }: Page): Promise<void> {
  const id = shell.newId();
  const copy = copyOfTask(task, today, nowOf(shell.clock));
  let arranged: readonly Change[];
  try {
    arranged = copy.date === task.date ? await arranging(shell, task, id) : [];
  } catch (error) {
    return shell.toasts.error(duplicateFailed, error);
  }
  await save([create('tasks', id, copy), ...arranged], {
    done: duplicatedText(task, copy, today, work),
    detail: task.title,
    failed: duplicateFailed,
    // An order may name tasks that are gone.
    undo: [remove('tasks', id)],
  });
}
