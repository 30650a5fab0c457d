import { addDays, type PlanDay } from '@dayloom/domain';
import { type AccessCase, casesOf, creating, patching, type Subject } from './access-case.ts';

/** Days that belong together: the last not before the first, and not too far from it. */
export function spanCases(subject: Subject): AccessCase[] {
  const { kind, collection, fresh, beside } = subject;
  const { span } = kind;
  if (!span) return [];
  const record = fresh();
  const start = record[span.from] as PlanDay;
  const named = casesOf(subject);
  const both = (what: string, legal: boolean, fields: Readonly<Record<string, unknown>>) => [
    named(`create with ${what}`, legal, {
      stored: beside,
      changes: [creating(collection, { ...fresh(), ...fields })],
    }),
    named(`patch to ${what}`, legal, {
      stored: [...beside, creating(collection, record)],
      changes: [patching(collection, record.id, fields)],
    }),
  ];
  return [
    ...both(`${span.to} on the first day`, true, { [span.to]: start }),
    ...both(`${span.to} before ${span.from}`, false, { [span.to]: addDays(start, -1) }),
    ...both(`${span.from} after ${span.to}`, false, { [span.from]: addDays(start, 1), [span.to]: start }),
    ...both(`${span.to} as late as it may be`, true, { [span.to]: addDays(start, span.mostDays) }),
    ...both(`${span.to} a day too late`, false, { [span.to]: addDays(start, span.mostDays + 1) }),
    ...both(`${span.length} a day too long`, false, { [span.length]: span.mostDays + 1 }),
    ...both(`${span.from} and ${span.to} long ago`, true, {
      [span.from]: '1000-01-01',
      [span.to]: '1000-02-28',
    }),
    ...both(`${span.from} and ${span.to} far ahead`, true, {
      [span.from]: '9999-12-30',
      [span.to]: '9999-12-31',
    }),
  ];
}
