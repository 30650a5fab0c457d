import { type CollectionName, collections } from '@dayloom/domain';

/** All indexes, as the record kinds declare them. A query that none matches is rejected with 'no-index'. */
export const indexes = Object.fromEntries(
  Object.values(collections).map(
    ({ name, indexes: full, sparseIndexes }): [CollectionName, readonly (readonly string[])[]] => [
      name,
      [...full, ...sparseIndexes],
    ],
  ),
) as Readonly<Record<CollectionName, readonly (readonly string[])[]>>;
