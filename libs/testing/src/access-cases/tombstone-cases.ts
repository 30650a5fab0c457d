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
      ([name, { legal }]) =>
        ![...kind.immutable, kind.lowered?.field, kind.lowered?.from].includes(name) && legal.length > 1,
    ) ?? [];
  return field === undefined ? undefined : { [field]: values?.legal[1] };
}

/** A field that never changes while the record exists, with another value for it. A day is part of the id. */
function aFixedFieldOf({ kind }: Pick<Subject, 'kind'>): Readonly<Record<string, unknown>> {
  const fields = Object.entries(fieldValuesOf(kind));
  const fixed = fields.find(
    ([name, { legal }]) =>
      (kind.changes === 'never' || kind.immutable.includes(name)) && name !== kind.perDay && legal.length > 1,
  );
  return fixed ? { [fixed[0]]: fixed[1].legal[1] } : {};
}

/** Deleting, restoring and purging, which every kind allows. */
export function tombstoneCases(subject: Subject): AccessCase[] {
  const { collection, fresh, required } = subject;
  const named = casesOf(subject);
  const record = fresh();
  const { id } = record;
  const alive = [...required, creating(collection, record)];
  const deleted = [...alive, removing(collection, id)];
  const change = aChangeOf(subject) ?? {};
  const takesPatches = subject.kind.changes === 'patch';
  return [
    named('remove again', true, { stored: deleted, changes: [removing(collection, id)] }),
    named('restore', true, { stored: deleted, changes: [restoring(collection, id)] }),
    named('restore an existing record', true, { stored: alive, changes: [restoring(collection, id)] }),
    named('restore a missing record', false, { stored: required, changes: [restoring(collection, id)] }),
    named('remove and restore', true, {
      stored: alive,
      changes: [removing(collection, id), restoring(collection, id)],
    }),
    named('purge', true, { stored: deleted, changes: [purging(collection, id)] }),
    named('purge an existing record', false, { stored: alive, changes: [purging(collection, id)] }),
    named('purge a missing record', true, { stored: required, changes: [purging(collection, id)] }),
    named('create over a deleted record', true, {
      stored: deleted,
      changes: [creating(collection, { ...record, ...aFixedFieldOf(subject) })],
    }),
    named('create over a deleted record with an unknown field', false, {
      stored: deleted,
      changes: [creating(collection, { ...record, role: 'admin' })],
    }),
    named('patch a deleted record', takesPatches, {
      stored: deleted,
      changes: [patching(collection, id, change)],
    }),
    named('patch and restore a deleted record', takesPatches, {
      stored: deleted,
      changes: [patching(collection, id, change), restoring(collection, id)],
    }),
    named('patch a deleted record with an unknown field', false, {
      stored: deleted,
      changes: [patching(collection, id, { role: 'admin' })],
    }),
  ];
}
