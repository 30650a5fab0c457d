import { childrenOf, type CollectionName, collectionOf, isCollectionName } from '@dayloom/domain';

const withRelatives = (collection: CollectionName): CollectionName[] => {
  const parent = collectionOf(collection).parent?.collection ?? '';
  return [collection, ...childrenOf(collection), ...(isCollectionName(parent) ? [parent] : [])];
};

/** These collections with their parents and children, which a transaction that writes them also needs. */
export const relatedTo = (collections: readonly CollectionName[]): CollectionName[] => [
  ...new Set(collections.flatMap(withRelatives)),
];
