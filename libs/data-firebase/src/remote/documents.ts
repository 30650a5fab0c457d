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
  };
}

/** The record of an answer; undefined where there is no document. */
export function recordIn(snapshot: DocumentSnapshot): RemoteRecord | undefined {
  const data = snapshot.data();
  return data && recordOf(snapshot.id, data);
}
