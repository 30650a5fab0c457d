import { type Checked, invalidForm } from '../check.ts';
import { textLimits } from '../records/limits.ts';
import { isBlank, tooLong } from '../texts.ts';

/** The form of a task's note; '' is none. */
export interface TaskNote {
  readonly note: string;
}

/** A blank text is none, any other one is not trimmed. */
export const checkTaskNote = ({ note }: TaskNote): Checked<TaskNote, 'note'> =>
  invalidForm({ note: tooLong('Note', note, textLimits.note) }) ?? {
    ok: true,
    fields: { note: isBlank(note) ? '' : note },
  };
