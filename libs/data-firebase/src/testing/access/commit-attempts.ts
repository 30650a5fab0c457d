import { isDeepStrictEqual } from 'node:util';
import { afterChange, type Change, isLiving } from '@dayloom/data';
import { collectionOf, isCollectionName, type UserId } from '@dayloom/domain';
import { type AccessCase, accessCases } from '@dayloom/testing';
import { type Attempt, commit } from './attempt.ts';
import { type Documents, statesAfter } from './documents.ts';

const users = { user: 'ada' as UserId, other: 'bob' as UserId };

/** Collections that no document can have, so that nothing can be sent. */
const isAddressable = ({ collection }: Change) => collection.length > 0 && !/^__.*__$/.test(collection);

/**
 * What the ports tell apart by the type of a change and the server cannot: a number that rises by a patch or by an
 * increment, a patch of what is deleted or a create over it, and a patch that changes nothing or a stamp alone.
 */
const isOfThePortsAlone = ({ stored, changes }: AccessCase) => {
  const before = statesAfter(stored);
  const after = statesAfter([...stored, ...changes]);
  return changes.some((change) => {
    const { type, collection } = change;
    if (!isCollectionName(collection) || (type !== 'patch' && type !== 'increment')) return false;
    const { changes: takes } = collectionOf(collection);
    if (type === 'increment' && takes !== 'increment-all') return true;
    const [was, is] = [before, after].map((states) => states.get(`${collection}/${change.id}`));
    if (takes === 'patch' || !was) return false;
    return isLiving(was) ? isDeepStrictEqual(was, is) : type === 'patch';
  });
};

/** The cases of the ports with ids and users of their own each, so that none meets what another has left. */
function apart({ stored, changes }: AccessCase, index: number) {
  const ids = new Set<unknown>([users.user, users.other, ...[...stored, ...changes].map(({ id }) => id)]);
  const renamed = <T>(value: T): T => (ids.has(value) ? (`${String(value)}-${index}` as T) : value);
  const fieldsRenamed = (fields: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, renamed(value)]));
  const changeRenamed = (change: Change): Change => ({
    ...change,
    // An id with a slash names another place altogether; a space is as little part of an id.
    id: change.id.includes('/') ? `${change.id.replaceAll('/', ' ')} ${index}` : renamed(change.id),
    ...('fields' in change && { fields: fieldsRenamed(change.fields) }),
  });
  return {
    user: `${users.user}-${index}`,
    stored: stored.map(changeRenamed),
    changes: changes.map(changeRenamed),
  };
}

/** The changes of one commit as the sync sends them: what counts as done already is left out. */
function writesOf(documents: Documents, stored: readonly Change[], changes: readonly Change[]) {
  const states = new Map<string, ReturnType<typeof afterChange>>(statesAfter(stored));
  return changes.flatMap((change) => {
    const path = `${change.collection}/${change.id}`;
    const before = states.get(path);
    states.set(path, afterChange(change, before, ''));
    return documents.ofChange(change, before) ?? [];
  });
}

/** The commits that the ports can express, as requests to Firestore. */
export function commitAttempts(documents: Documents): readonly Attempt[] {
  return accessCases(users).flatMap((one, index): Attempt[] => {
    const { user, stored, changes } = apart(one, index);
    const writes = writesOf(documents, stored, changes);
    if (writes.length === 0 || !changes.every(isAddressable) || isOfThePortsAlone(one)) return [];
    return [
      {
        name: one.name,
        collection: one.name.split(':')[0] ?? '',
        legal: one.legal,
        stored: [...statesAfter(stored)].map(([path, state]) => documents.stored(path, state)),
        request: commit(writes, user),
      },
    ];
  });
}
