import { childrenOf, type CollectionName, collectionOf } from '@dayloom/domain';

const withRelatives = (collection: CollectionName): CollectionName[] => {
  const { parent } = collectionOf(collection);
  return [collection, ...childrenOf(collection), ...(parent ? [parent.collection as CollectionName] : [])];
};

/** The collections that must be in the scope of a transaction that writes these. */
export const relatedTo = (collections: readonly CollectionName[]): CollectionName[] => [
  ...new Set(collections.flatMap(withRelatives)),
];
