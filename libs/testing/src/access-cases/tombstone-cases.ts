import {
  type AccessCase,
  casesOf,
  creating,
  patching,
  purging,
  removing,
  restoring,
  type Subject,
} from './access-case.ts';
import { fieldValuesOf } from '../field-values.ts';

/** A field that its owner may change, with another value for it. */
export function aChangeOf({ kind }: Pick<Subject, 'kind'>): Readonly<Record<string, unknown>> | undefined {
  if (kind.changes !== 'patch') return undefined;
  const [field, values] =
    Object.entries(fieldValuesOf(kind)).find(
      ([name, { legal }]) => !kind.immutable.includes(name) && legal.length > 1,
    ) ?? [];
  return field === undefined ? undefined : { [field]: values?.legal[1] };
}

/** A field whose first value stays as long as the record lives, with another value for it. */
function aFixedFieldOf({ kind }: Pick<Subject, 'kind'>): Readonly<Record<string, unknown>> {
  const fields = Object.entries(fieldValuesOf(kind));
  const fixed = fields.find(
    ([name, { legal }]) => (kind.changes === 'never' || kind.immutable.includes(name)) && legal.length > 1,
  );
  return fixed ? { [fixed[0]]: fixed[1].legal[1] } : {};
}

/** Deleting, bringing back and taking away for good, which every kind takes (AC4, AC9 to AC11). */
export function tombstoneCases(subject: Subject): AccessCase[] {
  const { collection, fresh, beside } = subject;
  const named = casesOf(subject);
  const record = fresh();
  const { id } = record;
  const alive = [...beside, creating(collection, record)];
  const deleted = [...alive, removing(collection, id)];
  const change = aChangeOf(subject) ?? {};
  const takesPatches = subject.kind.changes === 'patch';
  return [
    named('remove again', true, { stored: deleted, changes: [removing(collection, id)] }),
    named('restore', true, { stored: deleted, changes: [restoring(collection, id)] }),
    named('restore what lives', true, { stored: alive, changes: [restoring(collection, id)] }),
    named('restore what is not there', false, { stored: beside, changes: [restoring(collection, id)] }),
    named('remove and restore', true, {
      stored: alive,
      changes: [removing(collection, id), restoring(collection, id)],
    }),
    named('purge', true, { stored: deleted, changes: [purging(collection, id)] }),
    named('purge what lives', false, { stored: alive, changes: [purging(collection, id)] }),
    named('purge what is not there', true, { stored: beside, changes: [purging(collection, id)] }),
    named('create over a deleted one', true, {
      stored: deleted,
      changes: [creating(collection, { ...record, ...aFixedFieldOf(subject) })],
    }),
    named('create over a deleted one with a key more', false, {
      stored: deleted,
      changes: [creating(collection, { ...record, role: 'admin' })],
    }),
    named('patch a deleted one', takesPatches, {
      stored: deleted,
      changes: [patching(collection, id, change)],
    }),
    named('patch and restore a deleted one', takesPatches, {
      stored: deleted,
      changes: [patching(collection, id, change), restoring(collection, id)],
    }),
    named('patch a deleted one with a key more', false, {
      stored: deleted,
      changes: [patching(collection, id, { role: 'admin' })],
    }),
  ];
}
