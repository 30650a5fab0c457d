import { type Attempt, commit } from './attempt.ts';
import { attemptsOn, readsOf } from './attempt-builder.ts';
import { listBelow } from './device-attempts.ts';
import { type Documents, type Fields, inDays, requestTime } from './documents.ts';

const stored: Fields = { count: 5, ids: ['e4', 'e5'], last: ['e5'], stamp: inDays(-1) };
const raised: Fields = { count: 6, ids: ['e5', 'e6'], last: ['e6'], stamp: requestTime };
const several = (count: number) => Array.from({ length: count }, (_, index) => `3f6c-${index}_A.0`);

/** Variations of the legal mark, one change each. */
const hostile: readonly (readonly [string, Fields])[] = [
  ['a stamp of its own', { stamp: new Date() }],
  ['a stamp that is a text', { stamp: new Date().toISOString() }],
  ['no stamp', { stamp: undefined }],
  ['ids that are a text', { ids: 'e5' }],
  ['ids that are a long text', { ids: 'e'.repeat(201) }],
  ['ids that are a map', { ids: { e5: true } }],
  ['201 ids', { ids: several(201) }],
  ['an id that is none', { ids: ['e5', '<b>'] }],
  ['no ids', { ids: undefined }],
  ['last ids that are a text', { last: 'e5' }],
  ['201 last ids', { last: several(201) }],
  ['a last id that is none', { last: ['e 5\n'] }],
  ['no last ids', { last: undefined }],
  ['a key more', { role: 'admin' }],
];
const legal: readonly (readonly [string, Fields])[] = [
  ['200 ids', { ids: several(200) }],
  ['200 last ids', { last: several(200) }],
  ['no id at all', { ids: [], last: [] }],
];

/** Attempts on the marks of devices, which record the accepted entries of their outbox. */
export function markAttempts(documents: Documents): readonly Attempt[] {
  const { get, list } = readsOf(documents);
  const uid = 'mark-owner';
  const place = (id: string) => `users/${uid}/journals/${id}`;
  const listingMarks = (as?: string) => listBelow(list, { root: `users/${uid}`, collection: 'journals' }, as);
  let made = 0;
  const fresh = () => place(`d${++made}`);
  const { allowed, denied } = attemptsOn('users', [documents.set(place('d'), stored)]);
  const first = { ...raised, count: 1 };
  const creating = (fields: Fields, as: string | undefined = uid) =>
    commit([documents.create(fresh(), fields)], as);
  /** Replaces a separate mark: the request and the stored mark. */
  const raising = (fields: Fields, before: Fields = stored, as: string | undefined = uid) => {
    const path = fresh();
    return [commit([documents.set(path, fields)], as), [documents.set(path, before)]] as const;
  };
  const removing = (as?: string) => {
    const path = fresh();
    return [commit([documents.remove(path)], as), [documents.set(path, stored)]] as const;
  };
  return [
    allowed('mark: create', creating(first)),
    allowed('mark: raise', ...raising(raised)),
    allowed('mark: get', get(place('d'), uid)),
    allowed('mark: get what is not there', get(place('none'), uid)),
    allowed('mark: remove', ...removing(uid)),
    ...legal.flatMap(([name, part]) => [
      allowed(`mark: create with ${name}`, creating({ ...first, ...part })),
      allowed(`mark: raise with ${name}`, ...raising({ ...raised, ...part })),
    ]),
    ...hostile.flatMap(([name, part]) => [
      denied(`mark: create with ${name}`, creating({ ...first, ...part })),
      denied(`mark: raise with ${name}`, ...raising({ ...raised, ...part })),
    ]),
    ...[0, 2, 1.5, '1', null].map((count) =>
      denied(`mark: create with the count ${JSON.stringify(count)}`, creating({ ...first, count })),
    ),
    ...[1, 4, 5, 7, 600, 6.5, '6', null].map((count) =>
      denied(`mark: raise to the count ${JSON.stringify(count)}`, ...raising({ ...raised, count })),
    ),
    denied('mark: raise half a count', ...raising({ ...raised, count: 1.5 }, { ...stored, count: 0.5 })),
    denied('mark: create under an id that is none', commit([documents.create(place('a b'), first)], uid)),
    denied('mark: create by another user', creating(first, 'stranger')),
    denied('mark: create signed out', commit([documents.create(fresh(), first)])),
    denied('mark: raise by another user', ...raising(raised, stored, 'stranger')),
    denied('mark: get by another user', get(place('d'), 'stranger')),
    denied('mark: get signed out', get(place('d'))),
    allowed('mark: list the own', listingMarks(uid)),
    denied('mark: list by another user', listingMarks('stranger')),
    denied('mark: list signed out', listingMarks()),
    denied('mark: list of all places', list('journals', { everywhere: true }, uid)),
    denied('mark: remove by another user', ...removing('stranger')),
    denied('mark: remove signed out', ...removing()),
  ];
}
