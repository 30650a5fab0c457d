import { collections, meditationStats } from '@dayloom/domain';
import { aWork } from '@dayloom/testing';
import type { UserId } from '@dayloom/domain';
import { type Attempt, commit, type Write } from './attempt.ts';
import { attemptsOn, readsOf } from './attempt-builder.ts';
import type { Documents } from './documents.ts';
import { type Subject, subjectsOf } from './subjects.ts';

const keyedByUser: readonly string[] = ['users', 'userTokens', meditationStats.name];

/** Calls `make` once for each name, with a user of its own, so that no attempt meets what another has left. */
function perUser(prefix: string, make: (uid: string, subject: Subject) => readonly Attempt[]): Attempt[] {
  const kinds = Object.keys(collections);
  return kinds.flatMap((collection) => {
    const uid = `${prefix}-${collection}`;
    const subject = subjectsOf(uid).find((it) => it.collection === collection);
    return subject ? make(uid, subject) : [];
  });
}

/** Reading: by its owner, by another, by nobody; one document, a list, a count, everywhere (AC1, AC2, AC8). */
export function readingAttempts(documents: Documents): readonly Attempt[] {
  const { get, list, count } = readsOf(documents);
  return perUser('reader', (uid, { collection, id, fields }) => {
    const path = `${collection}/${id}`;
    const { allowed, denied } = attemptsOn(collection, [documents.set(path, fields)]);
    const isListed = 'userId' in fields;
    const mine = { filter: { field: 'userId', value: uid } };
    const anotherField = { filter: { field: 'createdAt', value: '2026-03-01T09:05:00.000Z' } };
    const listed = isListed ? allowed : denied;
    const absent = keyedByUser.includes(collection) ? `${collection}/stranger` : `${collection}/absent`;
    return [
      allowed('get', get(path, uid)),
      denied('get by another user', get(path, 'stranger')),
      denied('get signed out', get(path)),
      allowed('get what is not there', get(absent, 'stranger')),
      denied('get what is not there signed out', get(absent)),
      ...(keyedByUser.includes(collection)
        ? [denied("get another user's that is not there", get(absent, uid))]
        : []),
      listed('list the own', list(collection, mine, uid)),
      denied('list the own of another user', list(collection, mine, 'stranger')),
      denied('list signed out', list(collection, mine)),
      denied('list without a filter', list(collection, {}, uid)),
      denied('list one without a filter', list(collection, { limit: 1 }, uid)),
      denied('list by another field', list(collection, anotherField, uid)),
      listed('count the own', count(collection, mine, uid)),
      denied('count the own of another user', count(collection, mine, 'stranger')),
      denied('count without a filter', count(collection, {}, uid)),
      denied('count signed out', count(collection, mine)),
      denied('list the own of all places', list(collection, { ...mine, everywhere: true }, uid)),
      denied('list all of all places', list(collection, { everywhere: true }, uid)),
    ];
  });
}

/** Writing: by its owner, by another, by nobody, alone and among others (AC1 to AC3, AC8). */
export function writingAttempts(documents: Documents): readonly Attempt[] {
  const create = perUser('maker', (uid, { collection, id, fields, workId }) => {
    const path = `${collection}/${id}`;
    const work: readonly Write[] =
      workId === undefined
        ? []
        : [documents.set(`works/${workId}`, { ...aWork(uid as UserId), id: undefined })];
    const { allowed, denied } = attemptsOn(collection, work);
    const making = documents.create(path, fields);
    return [
      allowed('create by its owner', commit([making], uid)),
      denied('create signed out', commit([documents.create(`${path}-2`, fields)])),
      denied('create by another user', commit([documents.create(`${path}-3`, fields)], 'stranger')),
    ];
  });
  const change = perUser('changer', (uid, { collection, id, fields, change: patch }) => {
    const path = `${collection}/${id}`;
    const { allowed, denied } = attemptsOn(collection, [documents.set(path, fields)]);
    if (!patch) return [denied('overwrite by its owner', commit([documents.set(path, fields)], uid))];
    const patching = documents.patch(path, patch);
    return [
      denied('patch by another user', commit([patching], 'stranger')),
      denied('patch signed out', commit([patching])),
      denied(
        'overwrite by another user',
        commit(
          [documents.set(path, { ...fields, ...('userId' in fields && { userId: 'stranger' }) })],
          'stranger',
        ),
      ),
      allowed('patch by its owner', commit([patching], uid)),
    ];
  });
  const remove = perUser('remover', (uid, { collection, id, fields }) => {
    const path = `${collection}/${id}`;
    const { allowed, denied } = attemptsOn(collection, [documents.set(path, fields)]);
    const own = documents.create(`works/own-of-${uid}`, { ...aWork('stranger' as UserId), id: undefined });
    const removing = documents.remove(path);
    return [
      denied('remove by another user', commit([removing], 'stranger')),
      denied('remove signed out', commit([removing])),
      denied('remove what is not there signed out', commit([documents.remove(`${path}-2`)])),
      denied("remove another user's beside a new own work", commit([own, removing], 'stranger')),
      allowed('remove by its owner', commit([removing], uid)),
    ];
  });
  return [...create, ...change, ...remove];
}

const unknown = [
  'secrets',
  'dueNotifications',
  'admins',
  'Works',
  'user',
  'work',
  'config',
  'roles',
  'toString',
  'constructor',
];

/** Places that no rule names: other collections, and what could hang below a record (AC1, AC8). */
export function elsewhereAttempts(documents: Documents): readonly Attempt[] {
  const { get, list } = readsOf(documents);
  const uid = 'wanderer';
  const { id: _id, ...work } = aWork(uid as UserId);
  const others = unknown.flatMap((collection) => {
    const path = `${collection}/one`;
    const { denied } = attemptsOn(collection, [documents.set(path, work)]);
    return [
      denied('create where there is no collection', commit([documents.create(`${path}-2`, work)], uid)),
      denied('patch where there is no collection', commit([documents.patch(path, { duration: 2 })], uid)),
      denied('remove where there is no collection', commit([documents.remove(path)], uid)),
      denied('get where there is no collection', get(path, uid)),
      denied(
        'list where there is no collection',
        list(collection, { filter: { field: 'userId', value: uid } }, uid),
      ),
    ];
  });
  const below = subjectsOf('owner-of-more').flatMap(({ collection, id, fields }) => {
    const path = `${collection}/${id}`;
    const { denied } = attemptsOn(collection, [
      documents.set(path, fields),
      documents.set(`${path}/works/one`, work),
    ]);
    return [
      denied('create below it', commit([documents.create(`${path}/works/two`, work)], uid)),
      denied(
        'create below it by its owner',
        commit(
          [documents.create(`${path}/works/two`, { ...work, userId: 'owner-of-more' })],
          'owner-of-more',
        ),
      ),
      denied('get below it', get(`${path}/works/one`, uid)),
      denied('remove below it', commit([documents.remove(`${path}/works/one`)], uid)),
    ];
  });
  return [...others, ...below];
}
