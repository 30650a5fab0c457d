import { type Checked, invalidForm } from '../check.ts';
import { textLimits } from '../records/limits.ts';
import type { Task } from '../records/task.ts';
import { isBlank, tooLong, trimmed } from '../texts.ts';

export type TaskDraft = Pick<Task, 'title'>;

/** A blank title is rejected without a message, one over the limit with a message. */
export function checkTaskDraft(draft: TaskDraft): Checked<TaskDraft, 'title'> {
  if (isBlank(draft.title)) return { ok: false, message: '', errors: {} };
  const title = trimmed(draft.title);
  return (
    invalidForm({ title: tooLong('Title', title, textLimits.title) }) ?? {
      ok: true,
      fields: { title },
    }
  );
}
