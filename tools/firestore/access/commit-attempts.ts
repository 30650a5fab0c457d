import type { Change } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import { type AccessCase, accessCases } from '@dayloom/testing';
import { type Attempt, commit, type Write } from './attempt.ts';
import type { Documents } from './documents.ts';

const users = { user: 'ada' as UserId, other: 'bob' as UserId };

/** What the ports tell apart and the server cannot, or the other way round. */
const ofThePortsAlone = new Set([
  // To the server a number that rises by a patch and one that rises by an increment are the same.
  'works: raise the duration',
  // Both writes of one commit to one document meet the rules as one update, which these kinds never take.
  ...['timerHistory', 'suggestions', 'meditationSessions', 'meditationStats'].map(
    (collection) => `${collection}: remove and bring back`,
  ),
]);

/** Collections that no document can have, so that nothing can be sent. */
const isAddressable = ({ collection }: Change) => collection.length > 0 && !/^__.*__$/.test(collection);

/** The cases of the ports with ids and users of their own each, so that none meets what another has left. */
function apart({ stored, changes }: AccessCase, place: number) {
  const ids = new Set<unknown>([users.user, users.other, ...[...stored, ...changes].map(({ id }) => id)]);
  const renamed = <T>(value: T): T => (ids.has(value) ? (`${String(value)}-${place}` as T) : value);
  const fieldsRenamed = (fields: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, renamed(value)]));
  const changeRenamed = (change: Change): Change => ({
    ...change,
    // An id with a slash names another place altogether; a space is as little part of an id.
    id: change.id.includes('/') ? `${change.id.replaceAll('/', ' ')} ${place}` : renamed(change.id),
    ...('fields' in change && { fields: fieldsRenamed(change.fields) }),
  });
  return {
    user: `${users.user}-${place}`,
    stored: stored.map(changeRenamed),
    changes: changes.map(changeRenamed),
  };
}

const placeOf = ({ collection, id }: Change) => `${collection}/${id}`;

/** A create of what is there counts as done: the client reads first, and nothing of it is sent. */
function sent(stored: readonly Change[], changes: readonly Change[]): readonly Change[] {
  const there = new Set(stored.map(placeOf));
  return changes.filter((change) => {
    const isDone = change.type === 'create' && there.has(placeOf(change));
    if (change.type === 'remove') there.delete(placeOf(change));
    return !isDone;
  });
}

/** The commits that the ports can express, as requests to Firestore. */
export function commitAttempts(documents: Documents): readonly Attempt[] {
  return accessCases(users).flatMap((one, index): Attempt[] => {
    const { user, stored, changes } = apart(one, index);
    const writes: Write[] = sent(stored, changes).map(documents.ofChange);
    if (writes.length === 0 || !changes.every(isAddressable) || ofThePortsAlone.has(one.name)) return [];
    return [
      {
        name: one.name,
        collection: one.name.split(':')[0] ?? '',
        legal: one.legal,
        stored: stored.map(documents.ofChange),
        request: commit(writes, user),
      },
    ];
  });
}
