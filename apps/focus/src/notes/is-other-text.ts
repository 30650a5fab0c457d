import type { Note, NoteDraft } from '@dayloom/domain';

/**
 * Whether saving keeps two texts: `fields` say something new, and so does what came from elsewhere.
 * @param opened the note as it stood when its editor was opened
 */
export const isOtherText = (opened: Note, current: Note, fields: NoteDraft) =>
  new Set([opened.content, current.content, fields.content]).size === 3;
