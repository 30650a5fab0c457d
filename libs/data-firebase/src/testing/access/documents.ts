import { afterChange, type Change, isLiving, type RecordState } from '@dayloom/data';
import type { Value, Write } from './attempt.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Stands for the moment of the request, which the service puts in its place. */
export const requestTime = Symbol('the moment of the request');
const longAgo = new Date('2026-03-01T09:05:00.123Z');
const dayInMilliseconds = 86_400_000;

/** A value as the Firestore SDK sends it: whole numbers as such, all others as doubles, dates as timestamps. */
export function valueOf(value: unknown): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value as Fields) } };
}

const fieldsOf = (fields: Fields): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== requestTime)
      .map(([field, value]) => [field, valueOf(value)]),
  );

const stampsIn = (fields: Fields) => {
  const stamped = Object.keys(fields).filter((field) => fields[field] === requestTime);
  return stamped.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' as const }));
};

/** A moment that many days after the attempts were made. */
export const inDays = (days: number) => new Date(Date.now() + days * dayInMilliseconds);

/** What a write puts beside the content of a record, by what becomes of the record. */
export const living: Fields = { changedAt: requestTime, deletedAt: null };
export const buried: Fields = { changedAt: requestTime, deletedAt: requestTime, expiresAt: inDays(60) };
const revived: Fields = { ...living, expiresAt: undefined, deletedWith: undefined };

/** What stands beside the content of a record that was written before. */
export const lived: Fields = { changedAt: longAgo, deletedAt: null };
export const died: Fields = { changedAt: longAgo, deletedAt: longAgo, expiresAt: inDays(40) };

/** The same write with one field as another kind of number or value than the SDK would send. */
export const withRaw = (write: Write, field: string, value: Value): Write =>
  'update' in write
    ? { ...write, update: { ...write.update, fields: { ...write.update.fields, [field]: value } } }
    : write;

/** Writes to the documents of one project, by their paths such as `works/w1`. */
export function documentsOf(projectId: string) {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const nameAt = (path: string) => `${root}/${path}`;

  const set = (path: string, fields: Fields): Write => {
    const stamps = stampsIn(fields);
    return {
      update: { name: nameAt(path), fields: fieldsOf(fields) },
      ...(stamps.length > 0 && { updateTransforms: stamps }),
    };
  };
  const create = (path: string, fields: Fields): Write => ({
    ...set(path, fields),
    currentDocument: { exists: false },
  });
  /** Fields that are undefined go, as those of `clear` do. */
  const patch = (path: string, fields: Fields, clear: readonly string[] = []): Write => ({
    ...set(path, fields),
    updateMask: {
      fieldPaths: [...Object.keys(fields).filter((field) => fields[field] !== requestTime), ...clear],
    },
    currentDocument: { exists: true },
  });
  const raise = (path: string, by: Readonly<Record<string, number>>): Write => ({
    ...patch(path, {}),
    updateTransforms: [
      ...Object.entries(by).map(([fieldPath, step]) => ({ fieldPath, increment: valueOf(step) })),
      ...stampsIn(living),
    ],
  });
  const remove = (path: string): Write => ({ delete: nameAt(path) });

  /** A record as it stands after earlier writes. */
  const stored = (path: string, { fields, deletedWith, ...state }: RecordState): Write =>
    set(path, { ...fields, ...(isLiving({ fields, ...state }) ? lived : { ...died, deletedWith }) });

  /** How the sync sends a change over what the server has; undefined where there is nothing to write. */
  function ofChange(change: Change, before: RecordState | undefined): Write | undefined {
    const path = `${change.collection}/${change.id}`;
    switch (change.type) {
      case 'create':
        if (isLiving(before)) return undefined;
        return before
          ? set(path, { ...change.fields, ...living })
          : create(path, { ...change.fields, ...living });
      case 'patch':
        return patch(path, { ...change.fields, changedAt: requestTime }, change.clear);
      case 'remove':
        return isLiving(before) ? patch(path, { ...buried, deletedWith: change.with }) : undefined;
      case 'restore':
        return patch(path, revived);
      case 'purge':
        return before ? patch(path, { changedAt: requestTime }, contentIn(before)) : remove(path);
      case 'increment':
        return isLiving(before) ? raise(path, change.by) : ofChange(anew(change), before);
    }
  }
  return { root, nameAt, set, create, patch, raise, remove, stored, ofChange };
}

/** What goes for good: whose it was stays. */
const contentIn = ({ fields }: RecordState) => Object.keys(fields).filter((field) => field !== 'userId');

/** Counters that are not there begin with what they would rise by. */
const anew = ({ collection, id, fields, by }: Extract<Change, { type: 'increment' }>): Change => ({
  type: 'create',
  collection,
  id,
  fields: { ...fields, ...by },
});

/** What changes leave behind, by path. */
export function statesAfter(changes: readonly Change[]): Map<string, RecordState> {
  const states = new Map<string, RecordState>();
  for (const change of changes) {
    const path = `${change.collection}/${change.id}`;
    const state = afterChange(change, states.get(path), longAgo.toISOString());
    if (state) states.set(path, state);
  }
  return states;
}

export type Documents = ReturnType<typeof documentsOf>;
