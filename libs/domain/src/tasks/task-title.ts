import { limitOf } from '../records/collection.ts';
import { tasks } from '../records/task.ts';
import { isBlank, tooLong, trimmed } from '../texts.ts';

/** A blank title is refused without a word (WD8), one over the limit with its sentence (LM5). */
export type TaskTitleCheck =
  { readonly ok: true; readonly title: string } | { readonly ok: false; readonly error?: string };

/** The title to store on adding or renaming a day task (WD7, WD11). */
export function checkTaskTitle(text: string): TaskTitleCheck {
  if (isBlank(text)) return { ok: false };
  const title = trimmed(text);
  const error = tooLong('Title', title, limitOf(tasks, 'title'));
  return error === undefined ? { ok: true, title } : { ok: false, error };
}
