import { anId, aWork } from '../records.ts';
import { type AccessCase, casesOf, creating, patching, removing, type Subject } from './access-case.ts';

/** Removing, repeating, and one bad change in an otherwise good commit. */
export function batchCases(subject: Subject): AccessCase[] {
  const { collection, fresh, required, users } = subject;
  const record = fresh();
  const stored = [...required, creating(collection, record)];
  const good = aWork(users.user);
  const foreign = aWork(users.other);
  const named = casesOf(subject);
  return [
    named('remove', true, { stored, changes: [removing(collection, record.id)] }),
    named('remove a missing record', true, { stored: [], changes: [removing(collection, record.id)] }),
    named('remove and create again', true, {
      stored,
      changes: [removing(collection, record.id), creating(collection, record)],
    }),
    named('create again', true, { stored, changes: [creating(collection, record)] }),
    named('create together with an own work', true, {
      stored: required,
      changes: [creating('works', good), creating(collection, fresh())],
    }),
    named("create together with another user's work", false, {
      stored: required,
      changes: [creating('works', foreign), creating(collection, fresh())],
    }),
    named('patch a missing record', false, {
      stored: required,
      changes: [patching(collection, fresh().id, {})],
    }),
    named('create with an invalid id', false, {
      stored: required,
      changes: [creating(collection, { ...fresh(), id: 'a/b' })],
    }),
  ];
}

/** Records whose id is the user's. */
export function strangerCases(subject: Subject): AccessCase[] {
  const { kind, collection, fresh, users } = subject;
  const one = casesOf(subject);
  const hostile = (what: string, changes: AccessCase['changes']) => one(what, false, { stored: [], changes });
  if (!kind.singleton) return [];
  return [
    hostile('create for another user', [creating(collection, { ...fresh(), id: users.other })]),
    hostile('create with an id of its own', [creating(collection, { ...fresh(), id: anId(collection) })]),
    hostile('patch for another user', [patching(collection, users.other, {})]),
    hostile('remove for another user', [removing(collection, users.other)]),
  ];
}

/** Collections that do not exist. */
export const nowhereCases = (): AccessCase[] =>
  ['secrets', 'dueNotifications', 'toString', '__proto__', ''].map((name) => ({
    name: `'${name}': create in an unknown collection`,
    legal: false,
    stored: [],
    changes: [{ ...removing('works', anId('x')), collection: name as 'works' }],
  }));
