import type { Query } from '@dayloom/data';
import { collectionOf } from '@dayloom/domain';
import {
  collection,
  doc,
  type DocumentReference,
  type Firestore,
  limit,
  orderBy,
  query,
  type Query as FirestoreQuery,
  where,
} from 'firebase/firestore';

/** The one document that a query asks for: by its id, or by its owner's where that is the id. */
export function documentAsked(db: Firestore, asked: Query<unknown>): DocumentReference | undefined {
  const id = asked.id ?? (collectionOf(asked.collection).owner === 'id' ? asked.owner : undefined);
  return id === undefined ? undefined : doc(db, asked.collection, id);
}

/** All records that match, order and limit aside: for counts and sums. */
export const matchesAsked = (db: Firestore, asked: Query<unknown>): FirestoreQuery =>
  query(
    collection(db, asked.collection),
    where('userId', '==', asked.owner),
    ...asked.filters.map(({ field, is, value }) => where(field, is, value)),
  );

/** The records of a query in its order; Firestore breaks ties by document id, in the direction of the last order. */
export const listAsked = (db: Firestore, asked: Query<unknown>): FirestoreQuery =>
  query(
    matchesAsked(db, asked),
    ...asked.orders.map(({ field, direction }) => orderBy(field, direction)),
    ...(asked.limit === undefined ? [] : [limit(asked.limit)]),
  );
