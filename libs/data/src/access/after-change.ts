import type { Change } from '../change.ts';

export type StoredFields = Readonly<Record<string, unknown>>;

const without = (fields: StoredFields, keys: readonly string[]): StoredFields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));

/** A number that cannot be raised becomes NaN, which no schema lets through. */
const raised = (fields: StoredFields, by: Readonly<Record<string, number>>): StoredFields => ({
  ...fields,
  ...Object.fromEntries(Object.entries(by).map(([key, step]) => [key, Number(fields[key] ?? NaN) + step])),
});

/** The fields that a change leaves behind, undefined where no record remains. Checks nothing: `whyRefused` does. */
export function afterChange(change: Change, before: StoredFields | undefined): StoredFields | undefined {
  switch (change.type) {
    case 'create':
      return before ?? { ...change.fields };
    case 'patch':
      return before && without({ ...before, ...change.fields }, change.clear);
    case 'remove':
      return undefined;
    case 'increment':
      return before && raised(before, change.by);
  }
}
