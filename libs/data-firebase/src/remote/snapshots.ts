import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import type { RemoteRecord } from './remote.ts';

export type Snapshot = DocumentSnapshot | QuerySnapshot;

/** An unreachable server is first answered for by an empty cache, which says nothing. */
export const isFromServer = ({ metadata }: Snapshot): boolean =>
  !metadata.fromCache && !metadata.hasPendingWrites;

/** The records of an answer, in its order; a document that does not exist is none. */
export const recordsOf = (snapshot: Snapshot): readonly RemoteRecord[] =>
  ('docs' in snapshot ? snapshot.docs : [snapshot]).flatMap((document) => {
    const fields = document.data();
    return fields ? [{ id: document.id, fields }] : [];
  });
