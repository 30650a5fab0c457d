import type { Note, NoteDraft } from '@dayloom/domain';

/**
 * Whether saving would keep two texts, because both the user and another device have changed the text.
 * @param opened the note when its editor was opened
 */
export const isOtherText = (opened: Note, current: Note, fields: NoteDraft) =>
  new Set([opened.content, current.content, fields.content]).size === 3;
