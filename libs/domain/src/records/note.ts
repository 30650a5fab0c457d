import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { filledText, instant, title, userId } from './fields.ts';

export const notes = collection(
  'notes',
  {
    userId,
    title,
    content: filledText(50_000),
    createdAt: instant,
    /** Set by every edit, absent before the first. */
    updatedAt: v.exactOptional(instant),
  },
  {
    words: { one: 'Note', many: 'notes' },
    titleField: 'title',
    textFields: ['content'],
    labels: { title: 'Title', content: 'Content' },
    conflictTexts: ['content'],
    indexes: [['createdAt']],
    totals: [{ by: [] }],
  },
);
export type Note = RecordOf<typeof notes>;
