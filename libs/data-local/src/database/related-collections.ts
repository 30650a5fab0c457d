import { childrenOf, type CollectionName, collectionOf } from '@dayloom/domain';

const withRelatives = (collection: CollectionName): CollectionName[] => {
  const { parent } = collectionOf(collection);
  return [collection, ...childrenOf(collection), ...(parent ? [parent.collection as CollectionName] : [])];
};

/** These collections with their parents and children, which a transaction that writes them also needs. */
export const relatedTo = (collections: readonly CollectionName[]): CollectionName[] => [
  ...new Set(collections.flatMap(withRelatives)),
];
