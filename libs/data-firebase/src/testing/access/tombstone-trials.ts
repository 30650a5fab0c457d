import { momentFields } from '@dayloom/domain';
import { buried, died, type Fields, inDays, lived, living, requestTime } from './documents.ts';
import type { Subject } from './subjects.ts';
import { allowed, denied, making, patching, removing, replacing, type Trial } from './tombstone-trial.ts';

const anHourAgo = () => new Date(Date.now() - 3_600_000);
const revived: Fields = { ...living, expiresAt: undefined };

const creations: readonly Trial[] = [
  allowed('create with its stamp', making(living)),
  denied('create without a stamp', making({ deletedAt: null })),
  denied("create with a stamp that is not the request's", making({ ...living, changedAt: anHourAgo() })),
  denied('create with a stamp that is a text', making({ ...living, changedAt: anHourAgo().toISOString() })),
  denied('create without room for a tombstone', making({ changedAt: requestTime })),
  denied('create with a tombstone that is a text', making({ ...living, deletedAt: '' })),
  denied('create alive with an expiry', making({ ...living, expiresAt: inDays(60) })),
  denied('create alive and deleted with something', making({ ...living, deletedWith: 'w1' })),
  allowed('create as deleted', making(buried)),
  denied('create as deleted without an expiry', making({ ...buried, expiresAt: undefined })),
  denied('create as deleted long ago', making({ ...buried, deletedAt: anHourAgo() })),
  denied('create as deleted with a key more', making({ ...buried, role: 'admin' })),
];

const deletions: readonly Trial[] = [
  allowed('delete', patching(buried)),
  denied('delete by another user', patching(buried), { as: 'stranger' }),
  denied('delete signed out', patching(buried), { as: 'nobody' }),
  denied('delete without a stamp', patching({ ...buried, changedAt: undefined })),
  denied("delete with a stamp that is not the request's", patching({ ...buried, changedAt: new Date() })),
  denied('delete at another moment', patching({ ...buried, deletedAt: anHourAgo() })),
  denied('delete at a moment to come', patching({ ...buried, deletedAt: inDays(1) })),
  denied('delete with a tombstone that is true', patching({ ...buried, deletedAt: true })),
  denied('delete without an expiry', patching({ ...buried, expiresAt: undefined })),
  ...[46, 74].map((days) =>
    allowed(`delete with an expiry in ${days} days`, patching({ ...buried, expiresAt: inDays(days) })),
  ),
  ...[-1, 1, 44, 76, 36_500].map((days) =>
    denied(`delete with an expiry in ${days} days`, patching({ ...buried, expiresAt: inDays(days) })),
  ),
  denied(
    'delete with an expiry that is a text',
    patching({ ...buried, expiresAt: inDays(60).toISOString() }),
  ),
  denied('delete with an expiry that is null', patching({ ...buried, expiresAt: null })),
  denied('delete with a key more', patching({ ...buried, role: 'admin' })),
  denied('give a living one an expiry', patching({ ...living, expiresAt: inDays(60) })),
  denied('give a living one something it is deleted with', patching({ ...living, deletedWith: 'w1' })),
  denied('remove for good while it lives', removing),
  denied('take the stamp away', patching({ changedAt: undefined })),
  denied('take the room for a tombstone away', patching({ changedAt: requestTime, deletedAt: undefined })),
  allowed('stamp again', patching({ changedAt: requestTime })),
  denied('stamp again by another user', patching({ changedAt: requestTime }), { as: 'stranger' }),
  denied('stamp again with a key more', patching({ changedAt: requestTime, role: 'admin' })),
].map((trial) => ({ before: lived, ...trial }));

/** Stored content that is invalid, or has fields of a later version, stays unchanged. */
function odditiesOf({ fields, kind }: Subject): readonly Trial[] {
  const field = Object.keys(fields).find((it) => it !== 'userId' && it !== kind.parent?.field) ?? '';
  const broken = { content: { [field]: ['broken'] } };
  const later = { content: { colour: 'teal' } };
  return [
    allowed('delete what is broken', patching(buried), { before: lived, ...broken }),
    allowed('restore what is broken', patching(revived), { before: died, ...broken }),
    denied('create over a deleted one, and broken', replacing({ ...living, ...broken.content }), {
      before: died,
    }),
    allowed('create over a deleted one of a later version', replacing(living), { before: died, ...later }),
    denied('create over a living one of a later version', replacing(living), { before: lived, ...later }),
  ];
}

/** Purging: deletes all content, keeps the tombstone, and only a new record may replace it. */
function emptyingsOf({ fields }: Subject): readonly Trial[] {
  const content = Object.keys(fields).filter((field) => field !== 'userId');
  const bare: Fields = Object.fromEntries(content.map((field) => [field, undefined]));
  const emptying: Fields = { ...bare, changedAt: requestTime };
  const emptied = { before: died, content: bare };
  return [
    allowed('empty', patching(emptying), { before: died }),
    denied('empty what lives', patching(emptying), { before: lived }),
    denied('empty by another user', patching(emptying), { before: died, as: 'stranger' }),
    denied('empty signed out', patching(emptying), { before: died, as: 'nobody' }),
    denied('empty without a stamp', patching(bare), { before: died }),
    denied('empty and bring back', patching({ ...bare, ...revived }), { before: died }),
    denied('empty and delete again', patching({ ...bare, ...buried }), { before: died }),
    denied('empty and put the expiry off', patching({ ...emptying, expiresAt: inDays(60) }), {
      before: died,
    }),
    denied('empty but for a key more', patching({ ...emptying, role: 'admin' }), { before: died }),
    denied('empty and give away', patching({ ...emptying, userId: 'stranger' }), { before: died }),
    denied('bring back what is emptied', patching(revived), emptied),
    allowed('create over what is emptied', replacing(living), emptied),
    allowed('remove for good what is emptied', removing, emptied),
  ];
}

const restorations: readonly Trial[] = [
  allowed('restore', patching(revived)),
  denied('restore by another user', patching(revived), { as: 'stranger' }),
  denied('restore signed out', patching(revived), { as: 'nobody' }),
  denied('restore without a stamp', patching({ ...revived, changedAt: undefined })),
  denied("restore with a stamp that is not the request's", patching({ ...revived, changedAt: new Date() })),
  denied('restore with its expiry left behind', patching(living)),
  denied('restore without room for a tombstone', patching({ ...revived, deletedAt: undefined })),
  denied('restore with a key more', patching({ ...revived, role: 'admin' })),
  allowed('remove for good', removing),
  denied('remove for good by another user', removing, { as: 'stranger' }),
  denied('remove for good signed out', removing, { as: 'nobody' }),
  allowed('stamp a deleted one again', patching({ changedAt: requestTime })),
  denied('put the expiry off', patching({ changedAt: requestTime, expiresAt: inDays(60) })),
  denied('take the expiry away', patching({ changedAt: requestTime, expiresAt: undefined })),
  denied('date the tombstone back', patching({ changedAt: requestTime, deletedAt: anHourAgo() })),
  denied('say what it was deleted with', patching({ changedAt: requestTime, deletedWith: 'w1' })),
  allowed('delete again', patching(buried)),
  denied('delete again with an expiry in 44 days', patching({ ...buried, expiresAt: inDays(44) })),
  allowed('create again', replacing(living)),
  denied('create again without a stamp', replacing({ deletedAt: null })),
  denied('create again with a key more', replacing({ ...living, role: 'admin' })),
  denied('create again with the expiry left behind', replacing({ ...living, expiresAt: inDays(60) })),
  allowed('create again as deleted', replacing(buried)),
].map((trial) => ({ before: died, ...trial }));

const olds: readonly Trial[] = [
  allowed('stamp an old one', patching(living)),
  denied('stamp an old one by another user', patching(living), { as: 'stranger' }),
  denied('stamp an old one signed out', patching(living), { as: 'nobody' }),
  denied("stamp an old one with what is not the request's", patching({ ...living, changedAt: new Date() })),
  denied('stamp an old one without room for a tombstone', patching({ changedAt: requestTime })),
  denied('stamp an old one and write a key more', patching({ ...living, role: 'admin' })),
  denied('stamp an old one with an expiry', patching({ ...living, expiresAt: inDays(60) })),
  allowed('delete an old one', patching(buried)),
  denied('remove an old one for good', removing),
].map((trial) => ({ before: {}, ...trial }));

/** Patches of living, deleted and unstamped records, for kinds that permit patches. */
function changesOf({ change, kind, fields }: Subject): readonly Trial[] {
  const fixed = momentFields(kind).filter((field) => kind.immutable.includes(field));
  const moved = Object.fromEntries(fixed.map((field) => [field, '2020-02-29T23:59:59.999Z']));
  const owner =
    'userId' in fields ? [denied('delete and give away', patching({ ...buried, userId: 'stranger' }))] : [];
  const trials = [...owner.map((trial) => ({ before: lived, ...trial }))];
  if (!change) return trials;
  const patched = { ...change, changedAt: requestTime };
  return [
    ...trials,
    allowed('patch with its stamp', patching(patched), { before: lived }),
    denied('patch without a stamp', patching(change), { before: lived }),
    denied("patch with a stamp that is not the request's", patching({ ...change, changedAt: new Date() }), {
      before: lived,
    }),
    allowed('patch and delete', patching({ ...change, ...buried }), { before: lived }),
    denied('patch and give a living one an expiry', patching({ ...patched, expiresAt: inDays(60) }), {
      before: lived,
    }),
    allowed('patch a deleted one', patching(patched), { before: died }),
    allowed('patch and restore', patching({ ...change, ...revived }), { before: died }),
    denied('patch a deleted one and put its expiry off', patching({ ...patched, expiresAt: inDays(60) }), {
      before: died,
    }),
    allowed('patch an old one with a stamp', patching({ ...change, ...living }), { before: {} }),
    denied('patch an old one without room for a tombstone', patching(patched), { before: {} }),
    denied('patch an old one without a stamp', patching(change), { before: {} }),
    ...(fixed.length > 0
      ? [
          denied('create over what lives', replacing({ ...moved, ...living }), { before: lived }),
          allowed('create over what is deleted', replacing({ ...moved, ...living }), { before: died }),
        ]
      : []),
  ];
}

const withoutParent = [
  denied('delete with something else', patching({ ...buried, deletedWith: 'w1' }), { before: lived }),
];

/** The trials for a record of one kind, in order. */
export const trialsOf = (subject: Subject): readonly Trial[] => [
  ...creations,
  ...deletions,
  ...odditiesOf(subject),
  ...emptyingsOf(subject),
  ...restorations,
  ...olds,
  ...changesOf(subject),
  ...(subject.parent ? [] : withoutParent),
];
