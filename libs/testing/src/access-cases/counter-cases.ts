import { type AccessCase, casesOf, creating, removing, type Subject } from './access-case.ts';

type Steps = Readonly<Record<string, number>>;

/** All counters rise together, and nothing else rises. */
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
  const { mostRaised } = kind;
  if (mostRaised === undefined) {
    const number = Object.keys(record).find((field) => typeof record[field] === 'number');
    const stored = [...subject.beside, creating(collection, record)];
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
    ...[1, 2, mostRaised].map((step) => one(`all by ${step}`, true, raising(all(step)))),
    ...[0, -1, 0.5, mostRaised + 1].map((step) => one(`all by ${step}`, false, raising(all(step)))),
    ...counters.flatMap((field) => [
      ...[0, -1, 2, 0.5].map((step) =>
        one(`${field} by ${step}`, false, raising({ ...all(1), [field]: step })),
      ),
      one(`${field} alone`, false, raising({ [field]: 1 })),
    ]),
    one('a number more', false, raising({ ...all(1), level: 1 })),
    one('nothing', false, raising({})),
    one("another user's", false, raising(all(1), users.other)),
    one('what is not there', true, raising(all(1), record.id, owned), []),
    one('what is not there, by many', true, raising(all(mostRaised), record.id, owned), []),
    one('what is not there, by too many', false, raising(all(mostRaised + 1), record.id, owned), []),
    one("what is not there and nobody's", false, raising(all(1)), []),
    one(
      "what is not there and another user's",
      false,
      raising(all(1), record.id, { userId: users.other }),
      [],
    ),
    one('what is deleted', true, raising(all(1), record.id, owned), [
      ...stored,
      removing(collection, record.id),
    ]),
    ...[mostRaised, mostRaised + 1].map((step) =>
      named(`create with all ${step}`, step === mostRaised, {
        stored: [],
        changes: [creating(collection, { ...record, ...all(step) })],
      }),
    ),
  ];
}
