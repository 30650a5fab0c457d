import { type Checked, refusal } from '../check.ts';
import { limitOf } from '../records/collection.ts';
import { type Task, tasks } from '../records/task.ts';
import { isBlank, tooLong, trimmed } from '../texts.ts';

export type TaskDraft = Pick<Task, 'title'>;

/**
 * The title to store on adding or renaming a day task. A blank one is refused without a word, one
 * over the limit with its sentence.
 */
export function checkTaskDraft(draft: TaskDraft): Checked<TaskDraft, 'title'> {
  if (isBlank(draft.title)) return { ok: false, message: '', errors: {} };
  const title = trimmed(draft.title);
  return (
    refusal({ title: tooLong('Title', title, limitOf(tasks, 'title')) }) ?? { ok: true, fields: { title } }
  );
}
