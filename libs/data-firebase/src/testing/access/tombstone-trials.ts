import { momentFields } from '@dayloom/domain';
import { buried, died, type Fields, inDays, lived, living, requestTime } from './documents.ts';
import type { Subject } from './subjects.ts';
import { allowed, denied, making, removing, replacing, type Trial, withBeside } from './tombstone-trial.ts';

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
  allowed('delete', withBeside(buried)),
  denied('delete by another user', withBeside(buried), { as: 'stranger' }),
  denied('delete signed out', withBeside(buried), { as: 'nobody' }),
  denied('delete without a stamp', withBeside({ ...buried, changedAt: undefined })),
  denied("delete with a stamp that is not the request's", withBeside({ ...buried, changedAt: new Date() })),
  denied('delete at another moment', withBeside({ ...buried, deletedAt: anHourAgo() })),
  denied('delete at a moment to come', withBeside({ ...buried, deletedAt: inDays(1) })),
  denied('delete with a tombstone that is true', withBeside({ ...buried, deletedAt: true })),
  denied('delete without an expiry', withBeside({ ...buried, expiresAt: undefined })),
  ...[46, 74].map((days) =>
    allowed(`delete with an expiry in ${days} days`, withBeside({ ...buried, expiresAt: inDays(days) })),
  ),
  ...[-1, 1, 44, 76, 36_500].map((days) =>
    denied(`delete with an expiry in ${days} days`, withBeside({ ...buried, expiresAt: inDays(days) })),
  ),
  denied(
    'delete with an expiry that is a text',
    withBeside({ ...buried, expiresAt: inDays(60).toISOString() }),
  ),
  denied('delete with an expiry that is null', withBeside({ ...buried, expiresAt: null })),
  denied('delete with a key more', withBeside({ ...buried, role: 'admin' })),
  denied('give a living one an expiry', withBeside({ ...living, expiresAt: inDays(60) })),
  denied('give a living one something it is deleted with', withBeside({ ...living, deletedWith: 'w1' })),
  denied('remove for good while it lives', removing),
  denied('take the stamp away', withBeside({ changedAt: undefined })),
  denied('take the room for a tombstone away', withBeside({ changedAt: requestTime, deletedAt: undefined })),
  allowed('stamp anew', withBeside({ changedAt: requestTime })),
  denied('stamp anew by another user', withBeside({ changedAt: requestTime }), { as: 'stranger' }),
  denied('stamp anew with a key more', withBeside({ changedAt: requestTime, role: 'admin' })),
].map((trial) => ({ before: lived, ...trial }));

/** What a kind refuses as content stays as it is, and what a later version has stored beside it too. */
function odditiesOf({ fields, kind }: Subject): readonly Trial[] {
  const field = Object.keys(fields).find((it) => it !== 'userId' && it !== kind.parent?.field) ?? '';
  const broken = { content: { [field]: ['broken'] } };
  const later = { content: { colour: 'teal' } };
  return [
    allowed('delete what is broken', withBeside(buried), { before: lived, ...broken }),
    allowed('restore what is broken', withBeside(revived), { before: died, ...broken }),
    denied('create over a deleted one, and broken', replacing({ ...living, ...broken.content }), {
      before: died,
    }),
    allowed('create over a deleted one of a later version', replacing(living), { before: died, ...later }),
    denied('create over a living one of a later version', replacing(living), { before: lived, ...later }),
  ];
}

/** Deleted for good: all content goes, the tombstone stays, and nothing comes back but a new record. */
function emptyingsOf({ fields }: Subject): readonly Trial[] {
  const content = Object.keys(fields).filter((field) => field !== 'userId');
  const bare: Fields = Object.fromEntries(content.map((field) => [field, undefined]));
  const emptying: Fields = { ...bare, changedAt: requestTime };
  const emptied = { before: died, content: bare };
  return [
    allowed('empty', withBeside(emptying), { before: died }),
    denied('empty what lives', withBeside(emptying), { before: lived }),
    denied('empty by another user', withBeside(emptying), { before: died, as: 'stranger' }),
    denied('empty signed out', withBeside(emptying), { before: died, as: 'nobody' }),
    denied('empty without a stamp', withBeside(bare), { before: died }),
    denied('empty and bring back', withBeside({ ...bare, ...revived }), { before: died }),
    denied('empty and delete anew', withBeside({ ...bare, ...buried }), { before: died }),
    denied('empty and put the expiry off', withBeside({ ...emptying, expiresAt: inDays(60) }), {
      before: died,
    }),
    denied('empty but for a key more', withBeside({ ...emptying, role: 'admin' }), { before: died }),
    denied('empty and give away', withBeside({ ...emptying, userId: 'stranger' }), { before: died }),
    denied('bring back what is emptied', withBeside(revived), emptied),
    allowed('create over what is emptied', replacing(living), emptied),
    allowed('remove for good what is emptied', removing, emptied),
  ];
}

const restorations: readonly Trial[] = [
  allowed('restore', withBeside(revived)),
  denied('restore by another user', withBeside(revived), { as: 'stranger' }),
  denied('restore signed out', withBeside(revived), { as: 'nobody' }),
  denied('restore without a stamp', withBeside({ ...revived, changedAt: undefined })),
  denied("restore with a stamp that is not the request's", withBeside({ ...revived, changedAt: new Date() })),
  denied('restore with its expiry left behind', withBeside(living)),
  denied('restore without room for a tombstone', withBeside({ ...revived, deletedAt: undefined })),
  denied('restore with a key more', withBeside({ ...revived, role: 'admin' })),
  allowed('remove for good', removing),
  denied('remove for good by another user', removing, { as: 'stranger' }),
  denied('remove for good signed out', removing, { as: 'nobody' }),
  allowed('stamp a deleted one anew', withBeside({ changedAt: requestTime })),
  denied('put the expiry off', withBeside({ changedAt: requestTime, expiresAt: inDays(60) })),
  denied('take the expiry away', withBeside({ changedAt: requestTime, expiresAt: undefined })),
  denied('date the tombstone back', withBeside({ changedAt: requestTime, deletedAt: anHourAgo() })),
  denied('say what it was deleted with', withBeside({ changedAt: requestTime, deletedWith: 'w1' })),
  allowed('delete anew', withBeside(buried)),
  denied('delete anew with an expiry in 44 days', withBeside({ ...buried, expiresAt: inDays(44) })),
  allowed('create anew', replacing(living)),
  denied('create anew without a stamp', replacing({ deletedAt: null })),
  denied('create anew with a key more', replacing({ ...living, role: 'admin' })),
  denied('create anew with the expiry left behind', replacing({ ...living, expiresAt: inDays(60) })),
  allowed('create anew as deleted', replacing(buried)),
].map((trial) => ({ before: died, ...trial }));

const olds: readonly Trial[] = [
  allowed('stamp an old one', withBeside(living)),
  denied('stamp an old one by another user', withBeside(living), { as: 'stranger' }),
  denied('stamp an old one signed out', withBeside(living), { as: 'nobody' }),
  denied("stamp an old one with what is not the request's", withBeside({ ...living, changedAt: new Date() })),
  denied('stamp an old one without room for a tombstone', withBeside({ changedAt: requestTime })),
  denied('stamp an old one and write a key more', withBeside({ ...living, role: 'admin' })),
  denied('stamp an old one with an expiry', withBeside({ ...living, expiresAt: inDays(60) })),
  allowed('delete an old one', withBeside(buried)),
  denied('remove an old one for good', removing),
].map((trial) => ({ before: {}, ...trial }));

/** What a kind takes besides: patches of what lives, of what is deleted, and of what has no stamp yet. */
function changesOf({ change, kind, fields }: Subject): readonly Trial[] {
  const fixed = momentFields(kind).filter((field) => kind.immutable.includes(field));
  const moved = Object.fromEntries(fixed.map((field) => [field, '2020-02-29T23:59:59.999Z']));
  const owner =
    'userId' in fields ? [denied('delete and give away', withBeside({ ...buried, userId: 'stranger' }))] : [];
  const trials = [...owner.map((trial) => ({ before: lived, ...trial }))];
  if (!change) return trials;
  const patching = { ...change, changedAt: requestTime };
  return [
    ...trials,
    allowed('patch with its stamp', withBeside(patching), { before: lived }),
    denied('patch without a stamp', withBeside(change), { before: lived }),
    denied("patch with a stamp that is not the request's", withBeside({ ...change, changedAt: new Date() }), {
      before: lived,
    }),
    allowed('patch and delete', withBeside({ ...change, ...buried }), { before: lived }),
    denied('patch and give a living one an expiry', withBeside({ ...patching, expiresAt: inDays(60) }), {
      before: lived,
    }),
    allowed('patch a deleted one', withBeside(patching), { before: died }),
    allowed('patch and restore', withBeside({ ...change, ...revived }), { before: died }),
    denied('patch a deleted one and put its expiry off', withBeside({ ...patching, expiresAt: inDays(60) }), {
      before: died,
    }),
    allowed('patch an old one with a stamp', withBeside({ ...change, ...living }), { before: {} }),
    denied('patch an old one without room for a tombstone', withBeside(patching), { before: {} }),
    denied('patch an old one without a stamp', withBeside(change), { before: {} }),
    ...(fixed.length > 0
      ? [
          denied('create over what lives', replacing({ ...moved, ...living }), { before: lived }),
          allowed('create over what is deleted', replacing({ ...moved, ...living }), { before: died }),
        ]
      : []),
  ];
}

const withoutParent = [
  denied('delete with something else', withBeside({ ...buried, deletedWith: 'w1' }), { before: lived }),
];

/** What is tried on a record of one kind, in this order. */
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
