import { type Checked, refusal } from '../check.ts';
import { limitOf } from '../records/collection.ts';
import { type Note, notes } from '../records/note.ts';
import { isBlank, tooLong, trimmed } from '../texts.ts';

export type NoteDraft = Pick<Note, 'title' | 'content'>;
export type NoteField = keyof NoteDraft;

const requiredSentence = 'Please fill in both title and content';

export const newNoteDraft = (): NoteDraft => ({ title: '', content: '' });
export const draftOfNote = ({ title, content }: Note): NoteDraft => ({ title, content });

/** Whether the draft may be saved, and the fields to store: the content stays as written. */
export function checkNoteDraft({ title, content }: NoteDraft): Checked<NoteDraft, NoteField> {
  const refused = refusal<NoteField>({
    title: isBlank(title) ? requiredSentence : tooLong('Title', trimmed(title), limitOf(notes, 'title')),
    content: isBlank(content) ? requiredSentence : tooLong('Content', content, limitOf(notes, 'content')),
  });
  return refused ?? { ok: true, fields: { title: trimmed(title), content } };
}
