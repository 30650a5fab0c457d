import type { Instant } from '../brands.ts';
import { isBlank } from '../texts.ts';
import { isInstant } from '../time/instant.ts';
import { type Collection, limitOf } from './collection.ts';
import type { CollectionName } from './index.ts';
import { notes } from './note.ts';

const suffix = ' (edited elsewhere)';

/** A first part of a text that does not end within a character. */
const start = (text: string, units: number) => text.slice(0, units).replace(/[\uD800-\uDBFF]$/, '');

/** What people know the record by; the kind's word where it has no title. */
function titleOf({ titleField, words }: Collection, record: Readonly<Record<string, unknown>>): string {
  const title = titleField === undefined ? undefined : record[titleField];
  return typeof title === 'string' && !isBlank(title) ? title : words.one;
}

/**
 * The note that keeps a text of a record that was changed on two devices. Its title says why there are two; a
 * note's copy stands beside it, as old as the note itself.
 * @param record the stored fields, with the text that is to be kept; one that is not blank
 */
export function conflictCopyOf(
  kind: Collection,
  record: Readonly<Record<string, unknown>>,
  field: string,
  now: Instant,
): { readonly collection: CollectionName; readonly fields: Readonly<Record<string, unknown>> } {
  const { userId, createdAt, updatedAt } = record;
  // A moment to come would keep the copy from being written.
  const isKept = (moment: unknown) => kind.name === notes.name && isInstant(moment) && moment <= now;
  const moments = {
    createdAt: isKept(createdAt) ? createdAt : now,
    ...(isKept(updatedAt) && { updatedAt }),
  };
  const title = start(titleOf(kind, record), limitOf(notes, 'title') - suffix.length) + suffix;
  return {
    collection: notes.name,
    fields: { userId, title, content: start(String(record[field]), limitOf(notes, 'content')), ...moments },
  };
}
