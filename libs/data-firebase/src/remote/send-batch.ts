import type { RecordRef } from '@dayloom/data-local';
import type { UserId } from '@dayloom/domain';
import { type Batch, type RemoteRecord, RemoteError, type Sent } from '@dayloom/sync';
import {
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { recordIn } from './documents.ts';
import { isContention, remoteErrorOf } from './firestore-errors.ts';
import { historyAt } from './history.ts';
import { withinRoom } from './history-room.ts';
import { markAt, markIn, raisedBy } from './marks.ts';
import { pathOf, planWrites } from './plan-writes.ts';
import { putRecord } from './put-record.ts';
import { keptDays, type ServerClock } from './server-clock.ts';

/** Reads within a transaction. What is not contention ends it at once, instead of after the SDK's own tries. */
const read = (transaction: Transaction, document: DocumentReference): Promise<DocumentSnapshot> =>
  transaction.get(document).catch((error: unknown) => {
    throw isContention(error) ? error : remoteErrorOf(error);
  });

async function readRecords(db: Firestore, transaction: Transaction, refs: readonly RecordRef[]) {
  const paths = [...new Set(refs.map(pathOf))];
  const records = await Promise.all(
    paths.map(async (path) => [path, recordIn(await read(transaction, doc(db, path)))] as const),
  );
  return new Map<string, RemoteRecord>(records.flatMap(([path, record]) => (record ? [[path, record]] : [])));
}

/**
 * Applies a batch in one transaction, together with the mark that says so. Rejects with a RemoteError or with an error
 * of Firestore.
 */
export async function sendBatch(
  db: Firestore,
  user: UserId,
  clock: ServerClock,
  batch: Batch,
): Promise<Sent> {
  const mark = markAt(db, user, batch.device);
  const sent = await runTransaction(db, async (transaction): Promise<Sent> => {
    const [marked, stored] = await Promise.all([
      read(transaction, mark),
      readRecords(db, transaction, batch.changes),
    ]);
    const known = markIn(marked.data());
    if ((known?.count ?? 0) !== batch.expected)
      throw new RemoteError(
        'mark-moved',
        `The mark stands at ${known?.count ?? 0}, not at ${batch.expected}`,
      );
    if (known) clock.read(known);

    const { touched, deleted, unraised, history } = planWrites(batch, stored, clock.now());
    const expiresAt = clock.inDays(keptDays);
    for (const one of touched) putRecord(transaction, doc(db, pathOf(one)), one, expiresAt);
    for (const [order, { id, ...told }] of withinRoom(history, touched.length + 1).entries())
      transaction.set(doc(historyAt(db, user), id), {
        ...told,
        order,
        device: batch.device,
        deviceKind: batch.origin?.deviceKind,
        stamp: serverTimestamp(),
        // By then its record may be gone for good; what was purged is so now.
        ...(told.kind === 'deleted' && { due: expiresAt }),
        ...(told.kind === 'purged' && { due: serverTimestamp() }),
      });
    transaction.set(mark, raisedBy(batch));
    return { deleted, unraised };
  });
  clock.raised(batch.expected + 1);
  return sent;
}
