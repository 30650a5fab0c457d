import type { Instant } from '../brands.ts';
import { listText } from '../steps/step.ts';
import { isBlank } from '../texts.ts';
import { isInstant } from '../time/instant.ts';
import type { Collection } from './collection.ts';
import type { CollectionName } from './index.ts';
import { textLimits } from './limits.ts';
import { noteFacts } from './note-facts.ts';

const suffix = ' (edited elsewhere)';

/** The start of a text, which does not split a surrogate pair. */
const start = (text: string, units: number) => text.slice(0, units).replace(/[\uD800-\uDBFF]$/, '');

/** The record's title, or the display name of its kind. */
function titleOf({ titleField, words }: Collection, record: Readonly<Record<string, unknown>>): string {
  const title = titleField === undefined ? undefined : record[titleField];
  return typeof title === 'string' && !isBlank(title) ? title : words.one;
}

/**
 * Creates a note with a text that would be lost because two devices changed the record. Its title gives the reason. The
 * copy of a note has the note's dates, so that they are next to each other in the list.
 * @param record the stored fields, with the text to keep, which must not be blank
 */
export function conflictCopyOf(
  kind: Collection,
  record: Readonly<Record<string, unknown>>,
  field: string,
  now: Instant,
): { readonly collection: CollectionName; readonly fields: Readonly<Record<string, unknown>> } {
  const { userId, createdAt, updatedAt } = record;
  const stored = String(record[field]);
  const text = kind.merges[field] === 'steps' ? listText(stored) : stored;
  // A future moment would make the copy invalid.
  const isKept = (moment: unknown) => kind.name === noteFacts.name && isInstant(moment) && moment <= now;
  const moments = { createdAt: isKept(createdAt) ? createdAt : now, ...(isKept(updatedAt) && { updatedAt }) };
  const title = start(titleOf(kind, record), textLimits.title - suffix.length) + suffix;
  return {
    collection: noteFacts.name,
    fields: { userId, title, content: start(text, textLimits.content), ...moments },
  };
}
