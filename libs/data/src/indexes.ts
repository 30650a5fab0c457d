import { type CollectionName, collections } from '@dayloom/domain';

/** Every index of every backend, as the kinds say them. A query that none serves is refused with 'no-index'. */
export const indexes = Object.fromEntries(
  Object.values(collections).map(({ name, indexes: ofKind }) => [name, ofKind]),
) as Readonly<Record<CollectionName, readonly (readonly string[])[]>>;
