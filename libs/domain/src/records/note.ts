import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { filledText, instant, title, userId } from './fields.ts';
import { textLimits } from './limits.ts';
import { noteFacts } from './note-facts.ts';

export const notes = collection(
  'notes',
  {
    userId,
    title,
    content: filledText(textLimits.content),
    createdAt: instant,
    /** Set by every edit, absent before the first. */
    updatedAt: v.exactOptional(instant),
  },
  {
    ...noteFacts,
    textFields: ['content'],
    indexes: [['createdAt']],
    totals: [{ by: [] }],
  },
);
export type Note = RecordOf<typeof notes>;
