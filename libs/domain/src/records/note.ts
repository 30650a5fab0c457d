import * as v from 'valibot';
import { limits } from '../limits.ts';
import { collection, type RecordOf } from './collection.ts';
import { filledText, instant, title, userId } from './fields.ts';

export const notes = collection('notes', {
  userId,
  title,
  content: filledText(limits.noteContent),
  createdAt: instant,
  /** Set by every edit, absent before the first. */
  updatedAt: v.exactOptional(instant),
});
export type Note = RecordOf<typeof notes>;
