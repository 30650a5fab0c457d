import type { Change } from '../change.ts';

/** A record's fields as a database has them, valid or not; its id is beside them. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** A record and whether it lives; a database holds more beside these, which a change leaves as it is. */
export interface RecordState {
  readonly fields: StoredFields;
  /** Absent while the record lives. */
  readonly deletedAt?: string;
  /** The id of the parent it was deleted with. */
  readonly deletedWith?: string;
}

/** False for a deleted record, and where there is none. */
export const isLiving = (state: RecordState | undefined) =>
  state !== undefined && state.deletedAt === undefined;

const without = (fields: StoredFields, keys: readonly string[]): StoredFields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));

/** A number that cannot be raised becomes NaN, which no schema lets through. */
const raised = (fields: StoredFields, by: Readonly<Record<string, number>>): StoredFields => ({
  ...fields,
  ...Object.fromEntries(Object.entries(by).map(([key, step]) => [key, Number(fields[key] ?? NaN) + step])),
});

function living<S extends RecordState>(before: S | undefined, fields: StoredFields): S {
  const { deletedAt: _deletedAt, deletedWith: _deletedWith, ...rest } = before ?? ({} as S);
  // What a database holds beside a record is optional: a new one has none of it.
  return { ...rest, fields } as S;
}

const withFields = <S extends RecordState>(
  before: S | undefined,
  change: (fields: StoredFields) => StoredFields,
) => before && { ...before, fields: change(before.fields) };

/**
 * What a change leaves behind, undefined where no trace of a record remains. Checks nothing: `whyRefused` does.
 * @param now the moment that a deleted record says it was deleted
 */
export function afterChange<S extends RecordState>(
  change: Change,
  before: S | undefined,
  now: string,
): S | undefined {
  switch (change.type) {
    case 'create':
      return isLiving(before) ? before : living(before, { ...change.fields });
    case 'patch':
      return withFields(before, (fields) => without({ ...fields, ...change.fields }, change.clear));
    case 'remove':
      if (!before || !isLiving(before)) return before;
      return { ...before, deletedAt: now, ...(change.with !== undefined && { deletedWith: change.with }) };
    case 'restore':
      return before && living(before, before.fields);
    case 'purge':
      return isLiving(before) ? before : undefined;
    case 'increment':
      if (!isLiving(before)) return living(before, { ...change.fields, ...change.by });
      return withFields(before, (fields) => raised(fields, change.by));
  }
}
