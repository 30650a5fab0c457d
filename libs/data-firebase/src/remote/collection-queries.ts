import type { Checkpoint, PullOptions } from '@dayloom/sync';
import { type CollectionName, collectionOf, type UserId } from '@dayloom/domain';
import {
  collection,
  doc,
  documentId,
  type DocumentReference,
  type Firestore,
  limit,
  orderBy,
  query,
  type Query,
  type QueryConstraint,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore';
import { timestampOf } from './stamps.ts';

export interface UserCollections {
  /** The document of a collection with one record per user; undefined for other collections. */
  single(name: CollectionName): DocumentReference | undefined;
  /** Records in the order of their stamps. Documents without a stamp are only in `byId`. */
  page(name: CollectionName, options: PullOptions): Query;
  changedAfter(name: CollectionName, after: Checkpoint | undefined): Query;
  living(name: CollectionName): Query;
  /** All documents by id, including those without a stamp. */
  byId(name: CollectionName, maxResults: number): Query;
}

/** Starts after a checkpoint in the given direction. A checkpoint without an id is before all records of its moment. */
function afterCursor({ stamp, id }: Checkpoint, direction: 'asc' | 'desc'): QueryConstraint[] {
  if (stamp === '') return [];
  const moment = timestampOf(stamp);
  if (id !== '') return [startAfter(moment, id)];
  return [direction === 'asc' ? startAt(moment) : startAfter(moment)];
}

export function userCollections(db: Firestore, user: UserId): UserCollections {
  const owned = (name: CollectionName, ...constraints: readonly QueryConstraint[]) =>
    query(collection(db, name), where('userId', '==', user), ...constraints);
  const inOrder = (name: CollectionName, direction: 'asc' | 'desc', cursor: Checkpoint | undefined) =>
    owned(
      name,
      orderBy('changedAt', direction),
      orderBy(documentId(), direction),
      ...(cursor ? afterCursor(cursor, direction) : []),
    );
  return {
    single: (name) => (collectionOf(name).singleton ? doc(db, name, user) : undefined),
    page: (name, { after, before, limit: maxResults }) =>
      query(after ? inOrder(name, 'asc', after) : inOrder(name, 'desc', before), limit(maxResults)),
    changedAfter: (name, after) => inOrder(name, 'asc', after),
    living: (name) => owned(name, where('deletedAt', '==', null)),
    byId: (name, maxResults) => owned(name, orderBy(documentId()), limit(maxResults)),
  };
}

export const isAfter = (record: Checkpoint, checkpoint: Checkpoint): boolean =>
  record.stamp > checkpoint.stamp || (record.stamp === checkpoint.stamp && record.id > checkpoint.id);
