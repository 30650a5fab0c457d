import { type CollectionName, collections } from '@dayloom/domain';

/**
 * All indexes of every backend, as declared by the record kinds. A query without a matching index is rejected with
 * 'no-index'.
 */
export const indexes = Object.fromEntries(
  Object.values(collections).map(({ name, indexes: ofKind }) => [name, ofKind]),
) as Readonly<Record<CollectionName, readonly (readonly string[])[]>>;
