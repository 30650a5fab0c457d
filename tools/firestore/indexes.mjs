/**
 * What Firestore needs to be told beforehand: the indexes of every query that compares or sorts by more than one field.
 * @typedef {{ fieldPath: string, order: 'ASCENDING' | 'DESCENDING' }} IndexField
 * @typedef {{ collectionGroup: string, queryScope: 'COLLECTION', fields: IndexField[] }} Index
 * @typedef {{ collection: string, id?: string, filters: readonly { field: string, is: string }[],
 *   orders: readonly { field: string, direction: 'asc' | 'desc' }[] }} Query
 */

/** @param {string} fieldPath @param {'asc' | 'desc'} [direction] @returns {IndexField} */
const sortedBy = (fieldPath, direction = 'asc') => ({
  fieldPath,
  order: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
});

/** Texts this long are never compared or sorted by: Firestore need not keep an index of them. */
const longText = 1_000;

/**
 * The index of a query whose owner stands in front: fields compared with `==`, then the range or order. The first of
 * these are in the order that `known`, an entry of libs/data's indexes, has them in.
 * @param {Query} query
 * @param {Readonly<Record<string, readonly (readonly string[])[]>>} known
 * @returns {Index | undefined} undefined where the built-in index of one field serves. Throws for a query that no entry serves
 */
export function indexOf(query, known) {
  if (query.id !== undefined) return undefined;
  const equal = query.filters.filter(({ is }) => is === '==').map(({ field }) => field);
  const range = query.filters.find(({ is }) => is !== '==');
  const orders = query.orders.filter(({ field }) => !equal.includes(field));
  const sorted =
    orders.length > 0
      ? orders
      : range
        ? [{ field: range.field, direction: /** @type {const} */ ('asc') }]
        : [];
  if (equal.length + sorted.length === 0) return undefined;
  const serving = (known[query.collection] ?? []).find(
    (fields) =>
      fields.slice(0, equal.length).every((field) => equal.includes(field)) &&
      fields.length >= equal.length + sorted.length &&
      sorted.every(({ field }, place) => fields[equal.length + place] === field),
  );
  if (!serving) throw new Error(`No index of libs/data serves ${JSON.stringify(query)}.`);
  return {
    collectionGroup: query.collection,
    queryScope: 'COLLECTION',
    fields: [
      sortedBy('userId'),
      ...serving.slice(0, equal.length).map((field) => sortedBy(field)),
      ...sorted.map(({ field, direction }) => sortedBy(field, direction)),
    ],
  };
}

/**
 * All indexes that a query needs: as a list, as a count (without its order), and for each field it is summed by.
 * @param {{ query: Query, sums: readonly string[] }} asked
 * @param {Readonly<Record<string, readonly (readonly string[])[]>>} known
 * @returns {Index[]}
 */
export function indexesOf({ query, sums }, known) {
  const counted = indexOf({ ...query, orders: [] }, known);
  const summed = sums.map((field) => withSum(query.collection, counted, field));
  return [indexOf(query, known), counted, ...summed].filter((index) => index !== undefined);
}

/** @param {string} collection @param {Index | undefined} index @param {string} field @returns {Index} */
const withSum = (collection, index, field) => ({
  collectionGroup: collection,
  queryScope: 'COLLECTION',
  fields: [...(index?.fields ?? [sortedBy('userId')]), sortedBy(field)],
});

/** @param {import('./kinds.mjs').Collection[]} collections */
const unindexedTexts = (collections) =>
  collections.flatMap(({ name, entries }) =>
    Object.entries(entries)
      .filter(([, entry]) => longestOf(entry.wrapped ?? entry) > longText)
      .map(([fieldPath]) => ({ collectionGroup: name, fieldPath, indexes: [] })),
  );

/** @param {{ pipe?: readonly { type: string, requirement?: unknown }[] }} schema */
const longestOf = ({ pipe = [] }) => Number(pipe.find(({ type }) => type === 'max_length')?.requirement ?? 0);

/**
 * The content of `firestore.indexes.json`.
 * @param {{ queries: readonly { query: Query, sums: readonly string[] }[],
 *   known: Readonly<Record<string, readonly (readonly string[])[]>>,
 *   collections: import('./kinds.mjs').Collection[] }} from
 */
export function indexesFile({ queries, known, collections }) {
  const needed = queries.flatMap((asked) => indexesOf(asked, known));
  const unique = new Map(needed.map((index) => [JSON.stringify(index), index]));
  return {
    indexes: [...unique.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, index]) => index),
    fieldOverrides: unindexedTexts(collections),
  };
}
