import type { Attempt, Request, Write } from './attempt.ts';
import type { Documents } from './documents.ts';

interface Filter {
  readonly field: string;
  readonly value: string;
}

interface Search {
  readonly filter?: Filter;
  readonly limit?: number;
  /** Whether to search the collection below all documents, instead of only at the top level. */
  readonly everywhere?: boolean;
}

const queryOf = (collection: string, { filter, limit, everywhere = false }: Search) => ({
  from: [{ collectionId: collection, allDescendants: everywhere }],
  ...(filter && {
    where: {
      fieldFilter: {
        field: { fieldPath: filter.field },
        op: 'EQUAL',
        value: { stringValue: filter.value },
      },
    },
  }),
  ...(limit !== undefined && { limit }),
});

const by = (as: string | undefined) => (as === undefined ? {} : { as });

/** Read requests in the format of Firestore's REST API. */
export const readsOf = (documents: Documents) => ({
  get: (path: string, as?: string): Request => ({
    path: ':batchGet',
    body: { documents: [documents.nameAt(path)] },
    ...by(as),
  }),
  list: (collection: string, search: Search, as?: string): Request => ({
    path: ':runQuery',
    body: { structuredQuery: queryOf(collection, search) },
    ...by(as),
  }),
  count: (collection: string, search: Search, as?: string): Request => ({
    path: ':runAggregationQuery',
    body: {
      structuredAggregationQuery: {
        structuredQuery: queryOf(collection, search),
        aggregations: [{ alias: 'all', count: {} }],
      },
    },
    ...by(as),
  }),
});

/** Builds attempts of one collection with the same stored documents. */
export const attemptsOn = (collection: string, stored: readonly Write[]) => {
  const one =
    (legal: boolean) =>
    (name: string, request: Request, before: readonly Write[] = stored): Attempt => ({
      name: `${collection}: ${name}`,
      collection,
      legal,
      stored: before,
      request,
    });
  return { allowed: one(true), denied: one(false) };
};
