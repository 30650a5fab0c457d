import { afterChange, type Change, isLiving, type RecordState } from '@dayloom/data';
import { dayInMilliseconds } from '@dayloom/domain';
import type { Value, Write } from './attempt.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A placeholder for the time of the request, which the service fills in. */
export const requestTime = Symbol('the moment of the request');
const longAgo = new Date('2026-03-01T09:05:00.123Z');

/** A value as the Firestore SDK sends it: integers, doubles for other numbers, timestamps for dates. */
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

/** A moment this many days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * dayInMilliseconds);

/** The metadata that a write adds to the content of a living, deleted or restored record. */
export const living: Fields = { changedAt: requestTime, deletedAt: null };
export const buried: Fields = { changedAt: requestTime, deletedAt: requestTime, expiresAt: inDays(60) };
const revived: Fields = { ...living, expiresAt: undefined, deletedWith: undefined };

/** The metadata of a stored record, living or deleted. */
export const lived: Fields = { changedAt: longAgo, deletedAt: null };
export const died: Fields = { changedAt: longAgo, deletedAt: longAgo, expiresAt: inDays(40) };

/** Replaces one field of a write with a value that the SDK would not send. */
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
  /** Deletes undefined fields and those of `clear`. */
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

  /** Stores a record in a given state, as after earlier writes. */
  const stored = (path: string, { fields, deletedWith, ...state }: RecordState): Write =>
    set(path, { ...fields, ...(isLiving({ fields, ...state }) ? lived : { ...died, deletedWith }) });

  /** The write that the sync engine sends for a change; undefined if there is nothing to write. */
  function ofChange(change: Change, before: RecordState | undefined): Write | undefined {
    const path = `${change.collection}/${change.id}`;
    switch (change.type) {
      case 'create':
        if (isLiving(before)) return undefined;
        return before
          ? set(path, { ...change.fields, ...living })
          : create(path, { ...change.fields, ...living });
      case 'patch': {
        const after = afterChange(change, before, '')?.fields ?? change.fields;
        const written = Object.keys(change.fields).map((field) => [field, after[field]]);
        return patch(path, { ...Object.fromEntries(written), changedAt: requestTime }, change.clear);
      }
      case 'remove':
        return isLiving(before) ? patch(path, { ...buried, deletedWith: change.with }) : undefined;
      case 'restore':
        return patch(path, revived);
      case 'purge':
        return before ? patch(path, { changedAt: requestTime }, contentIn(before)) : remove(path);
      case 'increment':
        return isLiving(before) ? raise(path, change.by) : ofChange(asCreate(change), before);
    }
  }
  return { root, nameAt, set, create, patch, raise, remove, stored, ofChange };
}

/** The fields that a purge deletes: all except the owner. */
const contentIn = ({ fields }: RecordState) => Object.keys(fields).filter((field) => field !== 'userId');

/** Missing counters are created with the values of the increment. */
const asCreate = ({ collection, id, fields, by }: Extract<Change, { type: 'increment' }>): Change => ({
  type: 'create',
  collection,
  id,
  fields: { ...fields, ...by },
});

/** The states of the records after these changes, by path. */
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
