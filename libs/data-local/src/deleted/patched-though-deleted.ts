import { type DeletedRef, isLiving } from '@dayloom/data';
import { collectionOf } from '@dayloom/domain';
import { type AppliedChange, keyAt } from '../database/user-database.ts';

/** Deleted records that a commit patched without restoring or otherwise changing them. */
export function patchedThoughDeleted(applied: readonly AppliedChange[]): readonly DeletedRef[] {
  const patched = new Map<string, DeletedRef>();
  for (const { change, before } of applied)
    if (change.type === 'patch' && before && !isLiving(before))
      patched.set(keyAt(change), {
        collection: change.collection,
        id: change.id,
        word: collectionOf(change.collection).words.one,
      });
  for (const { change } of applied) if (change.type !== 'patch') patched.delete(keyAt(change));
  return [...patched.values()];
}
