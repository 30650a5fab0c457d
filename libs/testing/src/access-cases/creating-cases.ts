import { type AccessCase, creating, shown, type Subject, without, type Write } from './access-case.ts';
import { fieldValuesOf, groupValuesOf } from '../field-values.ts';
import { idOf } from '../one-of-each.ts';

const extraKeys: readonly Write[] = [{ role: 'admin' }, { toString: 'x' }, { id: 'another' }];

/** New records, field by field. */
export function creatingCases({ kind, collection, fresh, required, users }: Subject): AccessCase[] {
  const one = (
    what: string,
    legal: boolean,
    alter: (record: ReturnType<typeof fresh>) => ReturnType<typeof fresh>,
  ): AccessCase => {
    const record = alter(fresh());
    const id = kind.perDay === undefined ? record.id : idOf(kind, users.user, record);
    return {
      name: `${collection}: create with ${what}`,
      legal,
      stored: required,
      changes: [creating(collection, { ...record, id })],
    };
  };
  const ofFields = Object.entries(fieldValuesOf(kind)).flatMap(([field, { legal, hostile, optional }]) => [
    one(`no ${field}`, optional === true, (record) => without(record, field)),
    ...legal.map((value) =>
      one(`${field} ${shown(value)}`, true, (record) => ({
        ...record,
        ...groupValuesOf(kind, field),
        [field]: value,
      })),
    ),
    ...hostile.map((value) =>
      one(`${field} ${shown(value)}`, false, (record) => ({
        ...record,
        ...groupValuesOf(kind, field),
        [field]: value,
      })),
    ),
  ]);
  const ofOwner =
    'userId' in fresh()
      ? [users.other, '', null, 7, undefined].map((userId) =>
          one(`userId ${shown(userId)}`, false, (record) => ({ ...record, userId })),
        )
      : [one('an extra userId', false, (record) => ({ ...record, userId: users.user }))];
  // `id` is not a field, so only the change itself can contain it among the fields.
  const ofKeys = extraKeys.map((extra): AccessCase => {
    const { id, ...fields } = fresh();
    return {
      name: `${collection}: create with the key ${Object.keys(extra).join()}`,
      legal: false,
      stored: required,
      changes: [{ type: 'create', collection, id, fields: { ...fields, ...extra } }],
    };
  });
  return [one('exactly its fields', true, (record) => record), ...ofFields, ...ofOwner, ...ofKeys];
}
