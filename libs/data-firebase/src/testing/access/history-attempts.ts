import { collectionNames, collectionOf } from '@dayloom/domain';
import { hasHistory } from '@dayloom/domain/history';
import { type Attempt, commit } from './attempt.ts';
import { attemptsOn, readsOf } from './attempt-builder.ts';
import { listBelow } from './device-attempts.ts';
import { type Documents, type Fields, inDays, requestTime } from './documents.ts';

/** The fields of all kinds with a history. */
const allFields = [
  ...new Set(collectionNames.filter(hasHistory).flatMap((name) => Object.keys(collectionOf(name).entries))),
];

const change: Fields = {
  record: 'notes/n1',
  at: '2026-03-01T09:05:00.000Z',
  kind: 'changed',
  before: { title: 'Milk' },
  added: ['updatedAt'],
  order: 0,
  device: 'd1',
  deviceKind: 'phone',
  stamp: requestTime,
};
const stored: Fields = { ...change, kind: 'deleted', stamp: inDays(-1), due: inDays(40) };

/** Variations of the legal entry, one change each. */
const legal: readonly (readonly [string, Fields])[] = [
  ['a record of each kind', { record: `schedules/${'a'.repeat(128)}` }],
  ['a moment of 30 characters', { at: 'x'.repeat(30) }],
  ['nothing changed', { kind: 'created', before: {}, added: [] }],
  ['a long text from before', { before: { content: 'a'.repeat(100_000) } }],
  ['every field before', { before: Object.fromEntries(allFields.map((field) => [field, 'x'])) }],
  ['every field added', { added: allFields }],
  ['a later place in its batch', { order: 400 }],
  ['a device with a long name', { device: 'a'.repeat(128), deviceKind: 'computer' }],
  ['a moment on which its record goes', { kind: 'deleted', due: inDays(60) }],
  ['that its record is gone from now on', { kind: 'purged', before: {}, added: [], due: requestTime }],
];
const hostile: readonly (readonly [string, Fields])[] = [
  ['a key more', { role: 'admin' }],
  ['a record of no such kind', { record: 'users/n1' }],
  ['a record without an id', { record: 'notes/' }],
  ['a record that is none', { record: 7 }],
  ['no record', { record: undefined }],
  ['a moment of 31 characters', { at: 'x'.repeat(31) }],
  ['a moment that is a number', { at: 5 }],
  ['no moment', { at: undefined }],
  ['another kind', { kind: 'renamed' }],
  ['no kind', { kind: undefined }],
  ['a field before that no record has', { before: { role: 'admin' } }],
  ['a text before', { before: 'title' }],
  ['nothing before', { before: undefined }],
  ['an added field that no record has', { added: ['role'] }],
  ['too many added', { added: [...allFields, 'title'] }],
  ['an added text', { added: 'title' }],
  ['nothing added', { added: undefined }],
  ['a place before the first', { order: -1 }],
  ['half a place', { order: 0.5 }],
  ['no place', { order: undefined }],
  ['a device that is none', { device: 'a b' }],
  ['no device', { device: undefined }],
  ['a device of another kind', { deviceKind: 'fridge' }],
  ['no kind of device', { deviceKind: undefined }],
  ['a stamp of its own', { stamp: new Date() }],
  ['no stamp', { stamp: undefined }],
  ['a moment to go that is over', { due: inDays(-1) }],
  ['a moment to go that is a text', { due: '2030-01-01' }],
];

/** Attempts on history entries. Their owner may create, repeat (when sent again), read and delete them. */
export function historyAttempts(documents: Documents): readonly Attempt[] {
  const { get, list } = readsOf(documents);
  const uid = 'history-owner';
  const place = (id: string) => `users/${uid}/history/${id}`;
  const { allowed, denied } = attemptsOn('users', [documents.set(place('h'), stored)]);
  let made = 0;
  const creating = (fields: Fields, as: string | undefined = uid, id = `h${++made}.1_0`) =>
    commit([documents.create(place(id), fields)], as);
  /** Patches an existing entry. */
  const changing = (fields: Fields, as: string | undefined = uid, clear: readonly string[] = []) => {
    const path = place(`u${++made}`);
    return [commit([documents.patch(path, fields, clear)], as), [documents.set(path, stored)]] as const;
  };
  /** Overwrites an existing entry, as a repeated batch does. */
  const again = (fields: Fields, as = uid) => {
    const path = place(`a${++made}`);
    return [commit([documents.set(path, fields)], as), [documents.set(path, stored)]] as const;
  };
  const removing = (as?: string) => {
    const path = place(`r${++made}`);
    return [commit([documents.remove(path)], as), [documents.set(path, stored)]] as const;
  };
  const listing = (as?: string) => listBelow(list, { root: `users/${uid}`, collection: 'history' }, as);
  return [
    allowed('change: create', creating(change)),
    allowed('change: create under a long id', creating(change, uid, 'a'.repeat(160))),
    allowed('change: get', get(place('h'), uid)),
    allowed('change: get what is not there', get(place('none'), uid)),
    allowed('change: list the own', listing(uid)),
    allowed('change: remove', ...removing(uid)),
    allowed('change: let its record live on', ...changing({}, uid, ['due'])),
    allowed('change: again', ...again(change)),
    allowed('change: again in another place of its batch', ...again({ ...change, order: 7 })),
    ...legal.map(([name, part]) => allowed(`change: create with ${name}`, creating({ ...change, ...part }))),
    ...hostile.map(([name, part]) => denied(`change: create with ${name}`, creating({ ...change, ...part }))),
    denied('change: create under an id that is none', creating(change, uid, 'a b')),
    denied('change: create by another user', creating(change, 'stranger')),
    denied('change: create signed out', commit([documents.create(place('out'), change)])),
    denied('change: another title before', ...changing({ before: { title: 'Beer' } })),
    denied('change: another moment to go', ...changing({ due: inDays(50) })),
    denied('change: take more away than the moment to go', ...changing({}, uid, ['due', 'added'])),
    denied('change: let its record live on, with a key more', ...changing({ role: 'admin' }, uid, ['due'])),
    denied('change: let its record live on by another user', ...changing({}, 'stranger', ['due'])),
    denied('change: again by another user', ...again(change, 'stranger')),
    denied('change: again, of another record', ...again({ ...change, record: 'notes/n2' })),
    denied('change: again, with a key more', ...again({ ...change, role: 'admin' })),
    denied('change: get by another user', get(place('h'), 'stranger')),
    denied('change: get signed out', get(place('h'))),
    denied('change: list by another user', listing('stranger')),
    denied('change: list signed out', listing()),
    denied('change: list of all places', list('history', { everywhere: true }, uid)),
    denied('change: remove by another user', ...removing('stranger')),
    denied('change: remove signed out', ...removing()),
  ];
}
