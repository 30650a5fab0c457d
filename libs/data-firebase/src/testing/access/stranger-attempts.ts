import { type CollectionName, collectionNames, type UserId } from '@dayloom/domain';
import { aWork } from '@dayloom/testing';
import { type Attempt, commit } from './attempt.ts';
import { attemptsOn, readsOf } from './attempt-builder.ts';
import { type Documents, lived, living } from './documents.ts';
import { type Subject, subjectOf } from './subjects.ts';

/** Calls `make` for each kind with a separate user, so that attempts do not interfere. */
const perUser = (prefix: string, make: (uid: string, subject: Subject) => readonly Attempt[]): Attempt[] =>
  collectionNames.flatMap((collection: CollectionName) => {
    const uid = `${prefix}-${collection}`;
    return make(uid, subjectOf(collection, uid));
  });

/** Reads by the owner, another user and signed out: a document, a list, a count, and across all collections. */
export function readingAttempts(documents: Documents): readonly Attempt[] {
  const { get, list, count } = readsOf(documents);
  return perUser('reader', (uid, { kind, collection, path, fields }) => {
    const { allowed, denied } = attemptsOn(collection, [documents.set(path, { ...fields, ...lived })]);
    const isListed = 'userId' in fields;
    const mine = { filter: { field: 'userId', value: uid } };
    const anotherField = { filter: { field: 'createdAt', value: '2026-03-01T09:05:00.000Z' } };
    const listed = isListed ? allowed : denied;
    const absent = `${collection}/${kind.singleton ? 'stranger' : 'absent'}`;
    return [
      allowed('get', get(path, uid)),
      denied('get by another user', get(path, 'stranger')),
      denied('get signed out', get(path)),
      allowed('get what is not there', get(absent, 'stranger')),
      denied('get what is not there signed out', get(absent)),
      ...(kind.singleton ? [denied("get another user's that is not there", get(absent, uid))] : []),
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

/** Writes by the owner, another user and signed out, alone and together with others. */
export function writingAttempts(documents: Documents): readonly Attempt[] {
  const create = perUser('maker', (uid, { collection, path, fields, parent }) => {
    const parents = parent ? [documents.set(parent.path, { ...parent.fields, ...lived })] : [];
    const { allowed, denied } = attemptsOn(collection, parents);
    const making = (place: string) => documents.create(place, { ...fields, ...living });
    return [
      allowed('create by its owner', commit([making(path)], uid)),
      denied('create signed out', commit([making(`${path}-2`)])),
      denied('create by another user', commit([making(`${path}-3`)], 'stranger')),
    ];
  });
  const change = perUser('changer', (uid, { collection, path, fields, change: patch }) => {
    const { allowed, denied } = attemptsOn(collection, [documents.set(path, { ...fields, ...lived })]);
    const overwriting = (more: Readonly<Record<string, unknown>>) =>
      documents.set(path, { ...fields, ...more, ...living });
    if (!patch)
      return [denied('overwrite by its owner', commit([overwriting({ [fieldIn(fields)]: 'x' })], uid))];
    const patching = documents.patch(path, { ...patch, ...living });
    return [
      denied('patch by another user', commit([patching], 'stranger')),
      denied('patch signed out', commit([patching])),
      denied(
        'overwrite by another user',
        commit([overwriting('userId' in fields ? { userId: 'stranger' } : {})], 'stranger'),
      ),
      allowed('patch by its owner', commit([patching], uid)),
    ];
  });
  const remove = perUser('remover', (uid, { collection, path, fields }) => {
    const { denied } = attemptsOn(collection, [documents.set(path, { ...fields, ...lived })]);
    const own = documents.create(`works/own-of-${uid}`, {
      ...aWork('stranger' as UserId),
      id: undefined,
      ...living,
    });
    return [
      denied('remove what is not there signed out', commit([documents.remove(`${path}-2`)])),
      denied(
        "remove another user's together with a new own work",
        commit([own, documents.remove(path)], 'stranger'),
      ),
    ];
  });
  return [...create, ...change, ...remove];
}

/** A field other than the owner. */
const fieldIn = (fields: Readonly<Record<string, unknown>>) =>
  Object.keys(fields).find((field) => field !== 'userId') ?? '';

const unknown = [
  'secrets',
  'dueNotifications',
  'duePlans',
  'senderState',
  'admins',
  'Works',
  'user',
  'work',
  'config',
  'roles',
  'toString',
  'constructor',
];

/** Attempts on documents without a rule: other collections, and subcollections of records. */
export function elsewhereAttempts(documents: Documents): readonly Attempt[] {
  const { get, list } = readsOf(documents);
  const uid = 'wanderer';
  const { id: _id, ...content } = aWork(uid as UserId);
  const work = { ...content, ...living };
  const others = unknown.flatMap((collection) => {
    const path = `${collection}/one`;
    const { denied } = attemptsOn(collection, [documents.set(path, { ...content, ...lived })]);
    return [
      denied('create where there is no collection', commit([documents.create(`${path}-2`, work)], uid)),
      denied(
        'patch where there is no collection',
        commit([documents.patch(path, { duration: 2, ...living })], uid),
      ),
      denied('remove where there is no collection', commit([documents.remove(path)], uid)),
      denied('get where there is no collection', get(path, uid)),
      denied(
        'list where there is no collection',
        list(collection, { filter: { field: 'userId', value: uid } }, uid),
      ),
    ];
  });
  const below = perUser('owner-of-more', (owner, { collection, path, fields }) => {
    const { denied } = attemptsOn(collection, [
      documents.set(path, { ...fields, ...lived }),
      documents.set(`${path}/works/one`, { ...content, ...lived }),
    ]);
    return [
      denied('create below it', commit([documents.create(`${path}/works/two`, work)], uid)),
      denied(
        'create below it by its owner',
        commit([documents.create(`${path}/works/two`, { ...work, userId: owner })], owner),
      ),
      denied('get below it', get(`${path}/works/one`, uid)),
      denied('remove below it', commit([documents.remove(`${path}/works/one`)], uid)),
    ];
  });
  return [...others, ...below];
}
