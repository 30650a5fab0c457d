import type { Change } from '@dayloom/data';
import type { Value, Write } from './attempt.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A value as the Firestore SDK sends it: whole numbers as such, all others as doubles. */
export function valueOf(value: unknown): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value as Fields) } };
}

const fieldsOf = (fields: Fields): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, valueOf(value)]),
  );

/** Writes to the documents of one project, by their paths such as `works/w1`. */
export function documentsOf(projectId: string) {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const nameAt = (path: string) => `${root}/${path}`;

  const set = (path: string, fields: Fields): Write => ({
    update: { name: nameAt(path), fields: fieldsOf(fields) },
  });
  const create = (path: string, fields: Fields): Write => ({
    ...set(path, fields),
    currentDocument: { exists: false },
  });
  const patch = (path: string, fields: Fields, clear: readonly string[] = []): Write => ({
    ...set(path, fields),
    updateMask: { fieldPaths: [...Object.keys(fields), ...clear] },
    currentDocument: { exists: true },
  });
  const raise = (path: string, by: Readonly<Record<string, number>>): Write => ({
    ...patch(path, {}),
    updateTransforms: Object.entries(by).map(([fieldPath, step]) => ({
      fieldPath,
      increment: valueOf(step),
    })),
  });
  const remove = (path: string): Write => ({ delete: nameAt(path) });

  function ofChange(change: Change): Write {
    const path = `${change.collection}/${change.id}`;
    switch (change.type) {
      case 'create':
        return create(path, change.fields);
      case 'patch':
        return patch(path, change.fields, change.clear);
      case 'remove':
        return remove(path);
      case 'increment':
        return raise(path, change.by);
    }
  }
  return { root, nameAt, set, create, patch, raise, remove, ofChange };
}

export type Documents = ReturnType<typeof documentsOf>;
