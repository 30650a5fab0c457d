import { type AccessCase, casesOf, creating, patching, type Subject, type Write } from './access-case.ts';

/** A number that devices only lower and the user sets together with a moment, and the field with its first value. */
export function loweringCases(subject: Subject): AccessCase[] {
  const { kind, collection, fresh, required } = subject;
  const { lowered } = kind;
  if (!lowered) return [];
  const { field, from, unless } = lowered;
  const named = casesOf(subject);
  const one = (what: string, legal: boolean, fields: Write, before: Write = {}, clear: string[] = []) => {
    const record = { ...fresh(), [field]: 10, ...before };
    return named(what, legal, {
      stored: [...required, creating(collection, record)],
      changes: [patching(collection, record.id, fields, clear)],
    });
  };
  const lower = (number: unknown, was: unknown): Write => ({ [field]: number, [from]: was });
  const isLower = lower(4, 10);
  const moment = (minute: number): Write => ({ [unless]: `2026-03-02T08:0${minute}:00.000Z` });
  const isEdited = { [field]: 8, ...moment(1) };
  const other = Object.keys(fresh()).find((key) => ![field, 'id', 'userId'].includes(key)) ?? '';
  return [
    one(`lower ${field}`, true, isLower),
    one(`lower ${field} by one`, true, lower(9, 10)),
    one(`lower ${field} to the value of another device`, true, isLower, isLower),
    one(`lower ${field} a second time`, true, lower(3, 10), isLower),
    one(`lower ${field} less than another device has`, true, lower(5, 10), isLower),
    one(`lower ${field} from another value than the stored one`, true, lower(4, 9)),
    one(`lower ${field} to an invalid value`, false, lower(0, 10)),
    one(`lower ${field} to an invalid value a second time`, false, lower(0, 10), isLower),
    one(`lower ${field} to a text`, false, lower('4', 10)),
    one(`lower ${field} from a text`, false, lower(4, '10')),
    one(`keep ${field} and set the previous value`, false, lower(10, 10)),
    one(`lower ${field} to a higher value`, false, lower(11, 10)),
    one(`lower ${field} without the previous value`, false, { [field]: 4 }),
    one(`set the previous value of ${field} only`, false, { [from]: 10 }),
    one(`lower ${field} and change ${other}`, false, { ...isLower, [other]: 'other' }),
    one(`lower ${field} again after clearing the previous value`, false, { [field]: 3 }, isLower, [from]),
    one(`raise ${field} by an edit`, true, { [field]: 12, ...moment(1) }),
    one(`raise ${field} by an edit after it was lowered`, true, { [field]: 12, ...moment(1) }, isLower),
    one(`set ${field} by an edit, and clear its first value`, true, isEdited, isLower, [from]),
    one(`set ${field} by a second edit`, true, { [field]: 3, ...moment(2) }, isEdited),
    one(`lower ${field} after an edit: it stays`, true, lower(4, 8), isEdited),
    one(`raise ${field} without an edit`, false, { [field]: 12 }),
    one(`raise ${field} after an edit`, false, { [field]: 12 }, isEdited),
    one(`set ${field} and clear the moment of its edit`, false, { [field]: 12 }, isEdited, [unless]),
    one(`clear the moment of an edit of ${field}`, false, {}, isEdited, [unless]),
    one(`clear the first value of ${field}`, false, {}, isLower, [from]),
    one(`set ${field} with a hostile moment`, false, { [field]: 12, [unless]: '2026-03-02' }),
  ];
}
