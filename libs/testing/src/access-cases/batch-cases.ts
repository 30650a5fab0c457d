import { anId, aWork } from '../records.ts';
import { type AccessCase, casesOf, creating, patching, removing, type Subject } from './access-case.ts';

/** Removing, repeating, and one bad change in an otherwise good commit. */
export function batchCases(subject: Subject): AccessCase[] {
  const { collection, fresh, beside, users } = subject;
  const record = fresh();
  const stored = [...beside, creating(collection, record)];
  const good = aWork(users.user);
  const foreign = aWork(users.other);
  const named = casesOf(subject);
  return [
    named('remove', true, { stored, changes: [removing(collection, record.id)] }),
    named('remove what is not there', true, { stored: [], changes: [removing(collection, record.id)] }),
    named('remove and bring back', true, {
      stored,
      changes: [removing(collection, record.id), creating(collection, record)],
    }),
    named('create again', true, { stored, changes: [creating(collection, record)] }),
    named('create beside an own work', true, {
      stored: beside,
      changes: [creating('works', good), creating(collection, fresh())],
    }),
    named("create beside another user's work", false, {
      stored: beside,
      changes: [creating('works', foreign), creating(collection, fresh())],
    }),
    named('patch what is not there', false, {
      stored: beside,
      changes: [patching(collection, fresh().id, {})],
    }),
    named('create under an id that is none', false, {
      stored: beside,
      changes: [creating(collection, { ...fresh(), id: 'a/b' })],
    }),
  ];
}

/** Documents keyed by the user. */
export function strangerCases(subject: Subject): AccessCase[] {
  const { kind, collection, fresh, users } = subject;
  const one = casesOf(subject);
  const hostile = (what: string, changes: AccessCase['changes']) => one(what, false, { stored: [], changes });
  if (!kind.singleton) return [];
  return [
    hostile('create for another user', [creating(collection, { ...fresh(), id: users.other })]),
    hostile('create under an id of its own', [creating(collection, { ...fresh(), id: anId(collection) })]),
    hostile('patch for another user', [patching(collection, users.other, {})]),
    hostile('remove for another user', [removing(collection, users.other)]),
  ];
}

/** Collections that do not exist. */
export const nowhereCases = (): AccessCase[] =>
  ['secrets', 'dueNotifications', 'toString', '__proto__', ''].map((name) => ({
    name: `'${name}': create in no collection`,
    legal: false,
    stored: [],
    changes: [{ ...removing('works', anId('x')), collection: name as 'works' }],
  }));
