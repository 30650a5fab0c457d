import { type AccessCase, casesOf, creating, patching, type Subject, type Write } from './access-case.ts';

/** A number that goes down once, and the field that keeps what it was. */
export function loweringCases(subject: Subject): AccessCase[] {
  const { kind, collection, fresh, beside } = subject;
  const { lowered } = kind;
  if (!lowered) return [];
  const { field, from } = lowered;
  const named = casesOf(subject);
  const one = (what: string, legal: boolean, fields: Write, before: Write = {}, clear: string[] = []) => {
    const record = { ...fresh(), [field]: 10, ...before };
    return named(what, legal, {
      stored: [...beside, creating(collection, record)],
      changes: [patching(collection, record.id, fields, clear)],
    });
  };
  const lower = (number: unknown, was: unknown): Write => ({ [field]: number, [from]: was });
  const isLower = lower(4, 10);
  const other = Object.keys(fresh()).find((key) => ![field, 'id', 'userId'].includes(key)) ?? '';
  return [
    one(`lower ${field}`, true, isLower),
    one(`lower ${field} by one`, true, lower(9, 10)),
    one(`lower ${field} as another device did`, true, isLower, isLower),
    one(`lower ${field} a second time`, false, lower(3, 4), isLower),
    one(`lower ${field} from what it never was`, false, lower(4, 11)),
    one(`lower ${field} and say that it was less`, false, lower(4, 9)),
    one(`lower ${field} to what it may not be`, false, lower(0, 10)),
    one(`lower ${field} to a text`, false, lower('4', 10)),
    one(`leave ${field} and say that it was lowered`, false, lower(10, 10)),
    one(`lower ${field} to more than it is`, false, lower(11, 10)),
    one(`lower ${field} without a trace`, false, { [field]: 4 }),
    one(`say that ${field} was lowered`, false, { [from]: 10 }),
    one(`lower ${field} and change ${other}`, false, { ...isLower, [other]: 'other' }),
    one(`lower ${field} again after its trace is gone`, false, { [field]: 3 }, isLower, [from]),
  ];
}
