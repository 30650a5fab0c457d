import { isDeepStrictEqual } from 'node:util';
import { afterChange, type Change, isLiving } from '@dayloom/data';
import { collectionOf, isCollectionName, type UserId } from '@dayloom/domain';
import { type AccessCase, accessCases } from '@dayloom/testing';
import { type Attempt, commit } from './attempt.ts';
import { type Documents, statesAfter } from './documents.ts';

const users = { user: 'ada' as UserId, other: 'bob' as UserId };

/** False for names that Firestore does not permit, so no request can be sent. */
const isAddressable = ({ collection }: Change) => collection.length > 0 && !/^__.*__$/.test(collection);

/**
 * Whether only the ports can distinguish the case, by the type of a change: a number that a patch or an increment
 * raises, a patch of a deleted record or a create over it, and a patch that changes nothing or only a stamp.
 */
const isPortOnly = ({ stored, changes }: AccessCase) => {
  const before = statesAfter(stored);
  const after = statesAfter([...stored, ...changes]);
  return changes.some((change) => {
    const { type, collection } = change;
    if (!isCollectionName(collection) || (type !== 'patch' && type !== 'increment')) return false;
    const { changes: mode } = collectionOf(collection);
    if (type === 'increment' && mode !== 'increment-all') return true;
    const [was, is] = [before, after].map((states) => states.get(`${collection}/${change.id}`));
    if (mode === 'patch' || !was) return false;
    return isLiving(was) ? isDeepStrictEqual(was, is) : type === 'patch';
  });
};

/** An id with the index; that of a user's day has it behind the user. */
function renamedId(id: string, index: number): string {
  const user = Object.values(users).find((one) => id.startsWith(`${one}-`)) ?? id;
  return `${user}-${index}${id.slice(user.length)}`;
}

/** Gives each case its own ids and users, so that the cases do not interfere. */
function separate({ stored, changes }: AccessCase, index: number) {
  const ids = new Set<unknown>([users.user, users.other, ...[...stored, ...changes].map(({ id }) => id)]);
  const renamed = <T>(value: T): T => (ids.has(value) ? (renamedId(String(value), index) as T) : value);
  const fieldsRenamed = (fields: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, renamed(value)]));
  const changeRenamed = (change: Change): Change => ({
    ...change,
    // An id with a slash would name another document. A space is just as invalid in an id.
    id: change.id.includes('/') ? `${change.id.replaceAll('/', ' ')} ${index}` : renamed(change.id),
    ...('fields' in change && { fields: fieldsRenamed(change.fields) }),
  });
  return {
    user: `${users.user}-${index}`,
    stored: stored.map(changeRenamed),
    changes: changes.map(changeRenamed),
  };
}

/** The writes that the sync engine sends for a commit. Changes that are already applied are left out. */
function writesOf(documents: Documents, stored: readonly Change[], changes: readonly Change[]) {
  const states = new Map<string, ReturnType<typeof afterChange>>(statesAfter(stored));
  return changes.flatMap((change) => {
    const path = `${change.collection}/${change.id}`;
    const before = states.get(path);
    states.set(path, afterChange(change, before, ''));
    return documents.ofChange(change, before) ?? [];
  });
}

/** The access cases of the ports, as requests to Firestore. */
export function commitAttempts(documents: Documents): readonly Attempt[] {
  return accessCases(users).flatMap((one, index): Attempt[] => {
    const { user, stored, changes } = separate(one, index);
    const writes = writesOf(documents, stored, changes);
    if (writes.length === 0 || !changes.every(isAddressable) || isPortOnly(one)) return [];
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
