import { type Checked, invalidForm } from '../check.ts';
import { textLimits } from '../records/limits.ts';
import type { Note } from '../records/note.ts';
import { isBlank, tooLong, trimmed } from '../texts.ts';

export type NoteDraft = Pick<Note, 'title' | 'content'>;
export type NoteField = keyof NoteDraft;

const requiredSentence = 'Please fill in both title and content';

export const newNoteDraft = (): NoteDraft => ({ title: '', content: '' });
export const draftOfNote = ({ title, content }: Note): NoteDraft => ({ title, content });

/** Checks the form and returns the fields to store. The content is not trimmed. */
export function checkNoteDraft({ title, content }: NoteDraft): Checked<NoteDraft, NoteField> {
  const invalid = invalidForm<NoteField>({
    title: isBlank(title) ? requiredSentence : tooLong('Title', trimmed(title), textLimits.title),
    content: isBlank(content) ? requiredSentence : tooLong('Content', content, textLimits.content),
  });
  return invalid ?? { ok: true, fields: { title: trimmed(title), content } };
}
