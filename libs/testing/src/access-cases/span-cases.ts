import { addDays, type PlanDay } from '@dayloom/domain';
import { type AccessCase, casesOf, creating, patching, type Subject } from './access-case.ts';

/** A span of days: the last day must not be before the first one, nor too far after it. */
export function spanCases(subject: Subject): AccessCase[] {
  const { kind, collection, fresh, required } = subject;
  const { span } = kind;
  if (!span) return [];
  const record = fresh();
  const start = record[span.from] as PlanDay;
  const named = casesOf(subject);
  const both = (what: string, legal: boolean, fields: Readonly<Record<string, unknown>>) => [
    named(`create with ${what}`, legal, {
      stored: required,
      changes: [creating(collection, { ...fresh(), ...fields })],
    }),
    named(`patch to ${what}`, legal, {
      stored: [...required, creating(collection, record)],
      changes: [patching(collection, record.id, fields)],
    }),
  ];
  return [
    ...both(`${span.to} on the first day`, true, { [span.to]: start }),
    ...both(`${span.to} before ${span.from}`, false, { [span.to]: addDays(start, -1) }),
    ...both(`${span.from} after ${span.to}`, false, { [span.from]: addDays(start, 1), [span.to]: start }),
    ...both(`${span.to} at the limit`, true, { [span.to]: addDays(start, span.maxDays) }),
    ...both(`${span.to} a day after the limit`, false, { [span.to]: addDays(start, span.maxDays + 1) }),
    ...both(`${span.length} a day over the limit`, false, { [span.length]: span.maxDays + 1 }),
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
