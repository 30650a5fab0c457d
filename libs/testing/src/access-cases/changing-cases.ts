import { type AccessCase, creating, patching, shown, type Subject, type Write } from './access-case.ts';
import { type FieldValues, fieldValuesOf, groupValuesOf } from '../field-values.ts';

/** Patches of a stored record, field by field. Fields that are given once have separate cases. */
export function changingCases({ kind, collection, fresh, required, users }: Subject): AccessCase[] {
  const takesPatches = kind.changes === 'patch';
  const one = (what: string, legal: boolean, fields: Write, clear: readonly string[] = []): AccessCase => {
    const [field = ''] = [...Object.keys(fields), ...clear];
    const record = { ...fresh(), ...groupValuesOf(kind, field) };
    return {
      name: `${collection}: patch ${what}`,
      legal: legal && takesPatches,
      stored: [...required, creating(collection, record)],
      changes: [patching(collection, record.id, fields, clear)],
    };
  };
  const start = fresh();
  const ofField = ([field, { legal, hostile, optional }]: readonly [string, FieldValues]): AccessCase[] => {
    // A number that devices lower has cases of its own.
    const isLowered = [kind.lowered?.field, kind.lowered?.from].includes(field);
    const isFixed = kind.immutable.includes(field) || isLowered;
    const others = legal.filter((value) => value !== start[field]);
    return [
      ...(start[field] === undefined
        ? []
        : [one(`${field} to the same value`, true, { [field]: start[field] })]),
      ...(isFixed ? others.slice(0, 1) : others).map((value) =>
        one(`${field} to ${shown(value)}`, !isFixed, { [field]: value }),
      ),
      ...hostile.map((value) => one(`${field} to ${shown(value)}`, false, { [field]: value })),
      one(
        `to clear ${field}`,
        optional === true && Object.keys(groupValuesOf(kind, field)).length === 0,
        {},
        [field],
      ),
    ];
  };
  const fields = Object.entries(fieldValuesOf(kind)).filter(([field]) => !kind.givenOnce.includes(field));
  const ofOwner =
    kind.owner === 'userId'
      ? [
          one('userId to another user', false, { userId: users.other }),
          one('to clear userId', false, {}, ['userId']),
        ]
      : [];
  return [
    // One field is enough if no patch is allowed at all.
    ...(takesPatches ? fields : fields.slice(0, 1)).flatMap(ofField),
    ...ofOwner,
    one('an unknown field', false, { role: 'admin' }),
  ];
}
