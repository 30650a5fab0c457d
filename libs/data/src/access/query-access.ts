import { collectionOf, isCollectionName, type UserId } from '@dayloom/domain';
import type { Query } from '../query.ts';
import type { StoreError } from '../store-error.ts';
import { denied, invalid } from './access-errors.ts';

/** Why a query is denied: unknown collection, other owner or invalid limit; undefined if it is allowed. */
export function whyQueryDenied(query: Query<unknown>, user: UserId): StoreError | undefined {
  const { collection, owner, id, limit } = query;
  if (!isCollectionName(collection)) return denied(`No collection ${String(collection)}`);
  if (owner !== user) return denied('The query is not filtered by its own user');
  const kind = collectionOf(collection);
  if (id === undefined && kind.owner === 'id') return denied(`${collection} is read by id only`);
  if (id !== undefined && kind.singleton && id !== user) return denied('The record belongs to another user');
  if (limit !== undefined && !(Number.isSafeInteger(limit) && limit > 0))
    return invalid('A limit is a whole number from 1');
  return undefined;
}
