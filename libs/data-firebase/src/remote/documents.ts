import type { RemoteRecord } from '@dayloom/sync';
import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase/firestore';
import { noStamp, stampOf } from './stamps.ts';

/** A stored document as a record: its own content apart from stamp, tombstone and expiry. */
export function recordOf(id: string, data: DocumentData): RemoteRecord {
  const { changedAt, deletedAt, deletedWith, expiresAt: _unused, ...fields } = data;
  return {
    id,
    fields,
    stamp: changedAt instanceof Timestamp ? stampOf(changedAt) : noStamp,
    ...(deletedAt instanceof Timestamp && { deletedAt: stampOf(deletedAt) }),
    ...(typeof deletedWith === 'string' && { deletedWith }),
    ...(isEmptied(fields) && deletedAt instanceof Timestamp && { isPurged: true }),
  };
}

/** Whether a document was deleted for good: whose it was is all that is left. */
const isEmptied = (fields: DocumentData) => Object.keys(fields).every((field) => field === 'userId');

/** The record of an answer; undefined where there is no document, or nothing but its place. */
export function recordIn(snapshot: DocumentSnapshot): RemoteRecord | undefined {
  const data = snapshot.data();
  const record = data && recordOf(snapshot.id, data);
  return record?.isPurged ? undefined : record;
}
