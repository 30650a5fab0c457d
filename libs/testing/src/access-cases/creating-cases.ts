import { type AccessCase, creating, shown, type Subject, without, type Write } from './access-case.ts';
import { fieldValuesOf } from '../field-values.ts';

const extraKeys: readonly Write[] = [{ role: 'admin' }, { toString: 'x' }, { id: 'another' }];

/** What may be written as a new record, field by field. */
export function creatingCases({ kind, collection, fresh, beside, users }: Subject): AccessCase[] {
  const one = (
    what: string,
    legal: boolean,
    alter: (record: ReturnType<typeof fresh>) => ReturnType<typeof fresh>,
  ): AccessCase => ({
    name: `${collection}: create with ${what}`,
    legal,
    stored: beside,
    changes: [creating(collection, alter(fresh()))],
  });
  const ofFields = Object.entries(fieldValuesOf(kind)).flatMap(([field, { legal, hostile, optional }]) => [
    one(`no ${field}`, optional === true, (record) => without(record, field)),
    ...legal.map((value) =>
      one(`${field} ${shown(value)}`, true, (record) => ({ ...record, [field]: value })),
    ),
    ...hostile.map((value) =>
      one(`${field} ${shown(value)}`, false, (record) => ({ ...record, [field]: value })),
    ),
  ]);
  const ofOwner =
    'userId' in fresh()
      ? [users.other, '', null, 7, undefined].map((userId) =>
          one(`userId ${shown(userId)}`, false, (record) => ({ ...record, userId })),
        )
      : [one('a userId besides its fields', false, (record) => ({ ...record, userId: users.user }))];
  // The id is not among the fields: only the change itself can carry it, so it is put there.
  const ofKeys = extraKeys.map((extra): AccessCase => {
    const { id, ...fields } = fresh();
    return {
      name: `${collection}: create with the key ${Object.keys(extra).join()}`,
      legal: false,
      stored: beside,
      changes: [{ type: 'create', collection, id, fields: { ...fields, ...extra } }],
    };
  });
  return [one('exactly its fields', true, (record) => record), ...ofFields, ...ofOwner, ...ofKeys];
}
