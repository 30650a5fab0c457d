import type { Change, StoredFields } from '@dayloom/data';
import { type Collection, type CollectionName, collectionOf, limitOf, type UserId } from '@dayloom/domain';
import { exportedKinds } from '@dayloom/domain/export';
import { fieldValuesOf, groupValuesOf, idOf } from '@dayloom/testing';
import fc from 'fast-check';

const idCharacters = [...'ABCabc019_-'];
const anId = fc
  .array(fc.constantFrom(...idCharacters), { minLength: 1, maxLength: 24 })
  .map((all) => all.join(''));

/** Any text within the limit of the field, including lone surrogates. */
function anyText(kind: Collection, field: string): fc.Arbitrary<unknown> {
  const text = fc.string({ unit: 'binary', maxLength: Math.min(40, limitOf(kind, field)) });
  const hostile = ['<img src=x onerror=alert(1)>', '"],"records":{', '\\u0000 __proto__', '\u2028'];
  return fc.oneof(text, fc.constantFrom(...hostile)).map((it) => (it.trim() === '' ? 'a' : it));
}

function aFieldOf(kind: Collection, field: string, legal: readonly unknown[]): fc.Arbitrary<unknown> {
  const values = fc.constantFrom(...legal);
  const isFree = field === kind.titleField || kind.textFields.includes(field);
  return isFree ? fc.oneof(values, anyText(kind, field)) : values;
}

/** The fields of a record without owner and parent; optional ones may be missing. */
function fieldsOf(kind: Collection): fc.Arbitrary<StoredFields> {
  const values = Object.entries(fieldValuesOf(kind));
  const model = Object.fromEntries(values.map(([field, { legal }]) => [field, aFieldOf(kind, field, legal)]));
  const requiredKeys = values.filter(([, { optional }]) => !optional).map(([field]) => field);
  // Fields that belong together are all there if one of them is.
  return fc.record(model, { requiredKeys }).map((fields) => ({
    ...Object.assign({}, ...Object.keys(fields).map((field) => groupValuesOf(kind, field))),
    ...fields,
  }));
}

interface Draft {
  readonly id: string;
  readonly fields: StoredFields;
  /** The index of its parent, modulo the number of parents; undefined for a record without a parent. */
  readonly parent: number | undefined;
}

const draftsOf = (collection: CollectionName): fc.Arbitrary<readonly Draft[]> => {
  const kind = collectionOf(collection);
  const draft = fc.record({
    id: anId,
    fields: fieldsOf(kind),
    parent: fc.option(fc.nat({ max: 9 }), { nil: undefined }),
  });
  const keyOf = ({ id, fields }: Draft) => (kind.perDay === undefined ? id : fields[kind.perDay]);
  return fc.uniqueArray(draft, { maxLength: kind.singleton ? 1 : 6, selector: keyOf });
};

/** Creates counters by incrementing all of them together `times + 1` times. */
const increments = (kind: Collection, user: UserId, times: number): Change[] => {
  const counters = Object.keys(kind.entries).filter((field) => field !== 'userId');
  return Array.from({ length: times + 1 }, (_, index) => ({
    type: 'increment',
    collection: kind.name as CollectionName,
    id: user,
    by: Object.fromEntries(counters.map((field) => [field, index === 0 ? 500 : index])),
    fields: { userId: user },
  }));
};

function changesOf(
  collection: CollectionName,
  drafts: readonly Draft[],
  user: UserId,
  ids: ReadonlyMap<string, readonly string[]>,
): Change[] {
  const kind = collectionOf(collection);
  if (kind.changes === 'increment-all')
    return drafts.flatMap(({ parent }) => increments(kind, user, parent ?? 0));
  return drafts.map(({ id, fields, parent }) => {
    const parents = ids.get(kind.parent?.collection ?? '') ?? [];
    const parentId = parent === undefined ? undefined : parents[parent % parents.length];
    return {
      type: 'create',
      collection,
      id: kind.singleton || kind.perDay !== undefined ? idOf(kind, user, fields) : id,
      fields: {
        ...fields,
        ...(kind.owner === 'userId' && { userId: user }),
        ...(kind.parent && parentId !== undefined && { [kind.parent.field]: parentId }),
      },
    };
  });
}

/** The changes that create an account with valid records of every kind that can be exported. */
export const randomAccount = (user: UserId): fc.Arbitrary<readonly Change[]> =>
  fc.tuple(...exportedKinds.map(draftsOf)).map((lists) => {
    const ids = new Map(
      exportedKinds.map((name, index) => [name as string, (lists[index] ?? []).map(({ id }) => id)]),
    );
    return exportedKinds.flatMap((name, index) => changesOf(name, lists[index] ?? [], user, ids));
  });
