import type { RemoteRecord } from '@dayloom/sync';
import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase/firestore';
import { noStamp, stampOf } from './stamps.ts';

/** Converts a document to a record, with its content separate from stamp, tombstone and expiry. */
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

/** Whether a document was purged: only its owner is left. */
const isEmptied = (fields: DocumentData) => Object.keys(fields).every((field) => field === 'userId');

/** The record in a snapshot; undefined if the document does not exist or was purged. */
export function recordIn(snapshot: DocumentSnapshot): RemoteRecord | undefined {
  const data = snapshot.data();
  const record = data && recordOf(snapshot.id, data);
  return record?.isPurged ? undefined : record;
}
