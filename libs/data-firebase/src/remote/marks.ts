import type { UserId } from '@dayloom/domain';
import { type Batch, idsInMark, type Mark } from '@dayloom/sync';
import {
  doc,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import { noStamp, stampOf } from './stamps.ts';

export const markAt = (db: Firestore, user: UserId, device: string): DocumentReference =>
  doc(db, 'users', user, 'journals', device);

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export function markIn(data: DocumentData | undefined): Mark | undefined {
  if (!data) return undefined;
  const { count, ids, last, stamp } = data;
  return {
    count: typeof count === 'number' ? count : 0,
    ids: textsIn(ids),
    last: textsIn(last),
    stamp: stamp instanceof Timestamp ? stampOf(stamp) : noStamp,
  };
}

/** The device's mark after this batch. */
export const markAfter = ({ expected, ids, recent }: Batch) => ({
  count: expected + 1,
  ids: [...recent, ...ids].slice(-idsInMark),
  last: [...ids],
  stamp: serverTimestamp(),
});
