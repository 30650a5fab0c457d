import { collectionOf, conflictCopyOf, type Instant, isBlank } from '@dayloom/domain';
import type { Change } from '../change.ts';
import { isMerged } from './merged-patch.ts';
import type { StoredFields } from './record-state.ts';

type Patch = Extract<Change, { type: 'patch' }>;

/**
 * Creates a note for each long text that a patch would overwrite although it has changed since the user opened it. A
 * text that the patch does not change needs no note.
 * @param stored the fields of the stored record
 * @param newId the id of the note; `index` counts the texts of this patch from 0
 */
export const conflictCopies = (
  change: Patch,
  stored: StoredFields,
  now: Instant,
  newId: (index: number) => string,
): Change[] => {
  const { collection, base = {}, fields } = change;
  return Object.keys(base)
    .filter((field) => {
      const text = stored[field];
      if (typeof text !== 'string' || isBlank(text) || text === base[field] || text === fields[field])
        return false;
      return !isMerged(change, stored, field);
    })
    .map((field, index) => ({
      type: 'create',
      id: newId(index),
      ...conflictCopyOf(collectionOf(collection), stored, field, now),
    }));
};
