import { fieldValuesOf, groupValuesOf } from '../field-values.ts';
import {
  type AccessCase,
  casesOf,
  creating,
  patching,
  shown,
  type Subject,
  type Write,
} from './access-case.ts';

/** Optional fields that never change once they are set. A parent has separate cases. */
export function givenCases(subject: Subject): AccessCase[] {
  const { kind, collection, fresh, required } = subject;
  const named = casesOf(subject);
  const one = (what: string, legal: boolean, before: Write, fields: Write, clear: readonly string[] = []) => {
    const record = { ...fresh(), ...before };
    return named(`patch ${what}`, legal, {
      stored: [...required, creating(collection, record)],
      changes: [patching(collection, record.id, fields, clear)],
    });
  };
  return Object.entries(fieldValuesOf(kind))
    .filter(([field]) => kind.givenOnce.includes(field))
    .flatMap(([field, { legal, hostile }]) => {
      const given = { ...groupValuesOf(kind, field), [field]: legal[0] };
      const [, ...others] = legal;
      return [
        ...legal.map((value) => one(`${field} to ${shown(value)}`, true, {}, { ...given, [field]: value })),
        ...hostile.map((value) =>
          one(`${field} to ${shown(value)}`, false, {}, { ...given, [field]: value }),
        ),
        one(`a given ${field} to the same value`, true, given, given),
        ...others.map((value) =>
          one(`a given ${field} to ${shown(value)}`, false, given, { [field]: value }),
        ),
        one(`to clear a given ${field}`, false, given, {}, [field]),
      ];
    });
}
