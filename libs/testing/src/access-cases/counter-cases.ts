import { type AccessCase, casesOf, creating, removing, type Subject } from './access-case.ts';

type Steps = Readonly<Record<string, number>>;

/** All counters must rise together, and no other field may. */
export function counterCases(subject: Subject): AccessCase[] {
  const { kind, collection, fresh, users } = subject;
  const named = casesOf(subject);
  const record = fresh();
  const raising = (by: Steps, id: string = record.id, fields: Readonly<Record<string, unknown>> = {}) => ({
    type: 'increment' as const,
    collection,
    id,
    by,
    fields,
  });
  const { maxIncrement } = kind;
  if (maxIncrement === undefined) {
    const number = Object.keys(record).find((field) => typeof record[field] === 'number');
    const stored = [...subject.required, creating(collection, record)];
    return number === undefined
      ? []
      : [named(`raise ${number}`, false, { stored, changes: [raising({ [number]: 1 })] })];
  }
  const counters = Object.keys(kind.entries).filter((field) => field !== 'userId');
  const all = (step: number): Steps => Object.fromEntries(counters.map((field) => [field, step]));
  const owned = { userId: users.user };
  const stored = [creating(collection, record)];
  const one = (
    what: string,
    legal: boolean,
    change: ReturnType<typeof raising>,
    before: AccessCase['stored'] = stored,
  ) => named(`raise ${what}`, legal, { stored: before, changes: [change] });
  return [
    ...[1, 2, maxIncrement].map((step) => one(`all by ${step}`, true, raising(all(step)))),
    ...[0, -1, 0.5, maxIncrement + 1].map((step) => one(`all by ${step}`, false, raising(all(step)))),
    ...counters.flatMap((field) => [
      ...[0, -1, 2, 0.5].map((step) =>
        one(`${field} by ${step}`, false, raising({ ...all(1), [field]: step })),
      ),
      one(`only ${field}`, false, raising({ [field]: 1 })),
    ]),
    one('an unknown counter', false, raising({ ...all(1), level: 1 })),
    one('nothing', false, raising({})),
    one("another user's", false, raising(all(1), users.other)),
    one('a missing record', true, raising(all(1), record.id, owned), []),
    one('a missing record by the maximum', true, raising(all(maxIncrement), record.id, owned), []),
    one('a missing record by too many', false, raising(all(maxIncrement + 1), record.id, owned), []),
    one('a missing record without an owner', false, raising(all(1)), []),
    one('a missing record for another user', false, raising(all(1), record.id, { userId: users.other }), []),
    one('a deleted record', true, raising(all(1), record.id, owned), [
      ...stored,
      removing(collection, record.id),
    ]),
    ...[maxIncrement, maxIncrement + 1].map((step) =>
      named(`create with all ${step}`, step === maxIncrement, {
        stored: [],
        changes: [creating(collection, { ...record, ...all(step) })],
      }),
    ),
  ];
}
