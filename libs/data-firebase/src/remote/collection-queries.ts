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

/** The collections of one user, as Firestore is asked for them. */
export interface UserCollections {
  /** The one document of a collection that holds one record per user. */
  single(name: CollectionName): DocumentReference | undefined;
  /** Records in the order of their stamps. Documents without one are in none of these answers. */
  page(name: CollectionName, options: PullOptions): Query;
  changedAfter(name: CollectionName, after: Checkpoint | undefined): Query;
  living(name: CollectionName): Query;
  /** All documents, with a stamp or without, by id. */
  byId(name: CollectionName, most: number): Query;
}

/** Behind a checkpoint in the given direction; one without an id lies before all records of its moment. */
function behind({ stamp, id }: Checkpoint, direction: 'asc' | 'desc'): QueryConstraint[] {
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
      ...(cursor ? behind(cursor, direction) : []),
    );
  return {
    single: (name) => (collectionOf(name).singleton ? doc(db, name, user) : undefined),
    page: (name, { after, before, limit: most }) =>
      query(after ? inOrder(name, 'asc', after) : inOrder(name, 'desc', before), limit(most)),
    changedAfter: (name, after) => inOrder(name, 'asc', after),
    living: (name) => owned(name, where('deletedAt', '==', null)),
    byId: (name, most) => owned(name, orderBy(documentId()), limit(most)),
  };
}

/** Whether a record comes after a checkpoint. */
export const isAfter = (record: Checkpoint, checkpoint: Checkpoint): boolean =>
  record.stamp > checkpoint.stamp || (record.stamp === checkpoint.stamp && record.id > checkpoint.id);
