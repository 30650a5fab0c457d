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

/** The first release marked a step alone: no batch of ours was taken then. */
export function markIn(data: DocumentData | undefined): Mark | undefined {
  if (!data) return undefined;
  const { count, ids, last, stamp, step } = data;
  return {
    count: typeof count === 'number' ? count : 0,
    ids: textsIn(ids),
    last: textsIn(last),
    stamp: stamp instanceof Timestamp ? stampOf(stamp) : noStamp,
    ...(typeof step === 'number' && { step }),
  };
}

/** A mark after one more batch; how far the first release had come stays known. */
export const raisedBy = ({ expected, ids, recent }: Batch, known: Mark | undefined) => ({
  ...(known?.step !== undefined && { step: known.step }),
  count: expected + 1,
  ids: [...recent, ...ids].slice(-idsInMark),
  last: [...ids],
  stamp: serverTimestamp(),
});
