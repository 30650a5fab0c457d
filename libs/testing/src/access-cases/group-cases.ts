import { type AccessCase, casesOf, creating, patching, type Subject } from './access-case.ts';
import { groupValuesOf } from '../field-values.ts';

/** Optional fields that belong together: a record has all of them or none, and some never change once they are set. */
export function groupCases(subject: Subject): AccessCase[] {
  const { kind, collection, fresh, required } = subject;
  const named = casesOf(subject);
  const groups = kind.together
    .map(([first = '']) => groupValuesOf(kind, first))
    .filter((values) => Object.keys(values).length > 0);
  return groups.flatMap((values) => {
    const fields = Object.keys(values);
    const [record, whole] = [fresh(), { ...fresh(), ...values }];
    const stored = [...required, creating(collection, record)];
    const storedWhole = [...required, creating(collection, whole)];
    return [
      named(`create with ${fields.join()}`, true, {
        stored: required,
        changes: [creating(collection, whole)],
      }),
      named(`patch to ${fields.join()}`, true, {
        stored,
        changes: [patching(collection, record.id, values)],
      }),
      named(`patch to clear ${fields.join()}`, !fields.some((field) => kind.givenOnce.includes(field)), {
        stored: storedWhole,
        changes: [patching(collection, whole.id, {}, fields)],
      }),
      ...fields.flatMap((field) => {
        const alone = { [field]: values[field] };
        return [
          named(`create with ${field} alone`, false, {
            stored: required,
            changes: [creating(collection, { ...record, ...alone })],
          }),
          named(`patch to ${field} alone`, false, {
            stored,
            changes: [patching(collection, record.id, alone)],
          }),
        ];
      }),
    ];
  });
}
