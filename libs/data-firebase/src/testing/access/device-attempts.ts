import { limitOf, userTokens } from '@dayloom/domain';
import { type Attempt, commit } from './attempt.ts';
import { attemptsOn, readsOf } from './attempt-builder.ts';
import type { Documents, Fields } from './documents.ts';

const token: Fields = {
  token: 'push-token',
  platform: 'web',
  updatedAt: '2026-03-01T09:05:00.000Z',
  timeZone: 'Europe/Berlin',
};

/** A moment this many hours from now. The rules permit clock differences of up to a day. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const longest = limitOf(userTokens, 'token');

const legalValues: Readonly<Record<string, readonly unknown[]>> = {
  token: ['a', 'a'.repeat(longest), '🌱'.repeat(longest / 2)],
  platform: ['web', 'android'],
  updatedAt: ['2020-02-29T23:59:59.999Z', inHours(23)],
  timeZone: ['UTC', 'Etc/GMT+14', 'America/Argentina/Buenos_Aires', 'a'.repeat(64)],
};
const hostileValues: Readonly<Record<string, readonly unknown[]>> = {
  token: ['', ' ', 'a'.repeat(longest + 1), 7, null, ['a']],
  platform: ['ios', '', 1, null],
  updatedAt: [
    ...['2026-03-01', '2026-02-30T09:05:00.000Z', 5, null, inHours(25), '2990-01-01T00:00:00.000Z'],
    ...['2026-03-01 09:05:00.000Z', '2026-03-01T09:05:00.000Z or so'],
  ],
  timeZone: ['', 'Europe/', '/Berlin', 'Europe Berlin', 'a/b/c/d', 'a'.repeat(65), '<b>', 1, null],
};

/** Attempts on the push tokens of devices. */
export function deviceAttempts(documents: Documents): readonly Attempt[] {
  const { get, list } = readsOf(documents);
  const uid = 'device-owner';
  const place = (id: string) => `userTokens/${uid}/devices/${id}`;
  const { allowed, denied } = attemptsOn('userTokens', [
    documents.set(place('d1'), token),
    documents.set(place('d2'), token),
  ]);
  const below = (collection: string) => ({ root: `userTokens/${uid}`, collection });
  const listing = (as?: string) => listBelow(list, below('devices'), as);
  let made = 0;
  const creating = (fields: Fields, as: string | undefined = uid) =>
    commit([documents.create(place(`new-${++made}`), fields)], as);
  const patching = (fields: Fields, as: string | undefined = uid, clear: readonly string[] = []) =>
    commit([documents.patch(place('d1'), fields, clear)], as);

  const ofFields = Object.keys(token).flatMap((field) => [
    ...(legalValues[field] ?? []).map((value, index) =>
      allowed(`device: create with ${field} ${index}`, creating({ ...token, [field]: value })),
    ),
    ...(hostileValues[field] ?? []).flatMap((value, index) => [
      denied(`device: create with bad ${field} ${index}`, creating({ ...token, [field]: value })),
      denied(`device: patch to bad ${field} ${index}`, patching({ [field]: value })),
    ]),
    denied(`device: create without ${field}`, creating({ ...token, [field]: undefined })),
    denied(`device: take ${field} away`, patching({}, uid, [field])),
  ]);
  return [
    allowed('device: create', creating(token)),
    allowed('device: get', get(place('d1'), uid)),
    allowed('device: get what is not there', get(place('none'), uid)),
    allowed('device: list the own', listing(uid)),
    allowed('device: patch', patching({ token: 'another' })),
    allowed('device: overwrite', commit([documents.set(place('d1'), token)], uid)),
    allowed('device: remove', commit([documents.remove(place('d2'))], uid)),
    denied('device: create by another user', creating(token, 'stranger')),
    denied('device: create signed out', commit([documents.create(place('out'), token)])),
    denied('device: create with a key more', creating({ ...token, role: 'admin' })),
    denied('device: create under an id that is none', commit([documents.create(place('a b'), token)], uid)),
    denied('device: get by another user', get(place('d1'), 'stranger')),
    denied('device: get signed out', get(place('d1'))),
    denied('device: list by another user', listing('stranger')),
    denied('device: list signed out', listing()),
    denied('device: list of all places', list('devices', { everywhere: true }, uid)),
    denied('device: patch by another user', patching({ token: 'another' }, 'stranger')),
    denied('device: patch signed out', commit([documents.patch(place('d1'), { token: 'x' })])),
    denied('device: patch with a key more', patching({ role: 'admin' })),
    denied('device: remove by another user', commit([documents.remove(place('d1'))], 'stranger')),
    denied('device: remove signed out', commit([documents.remove(place('d1'))])),
    ...ofFields,
  ];
}

/** Lists a subcollection: the path of its document precedes the method in the URL. */
export const listBelow = (
  list: ReturnType<typeof readsOf>['list'],
  { root, collection }: { readonly root: string; readonly collection: string },
  as?: string,
) => {
  const request = list(collection, {}, as);
  return { ...request, below: root };
};
