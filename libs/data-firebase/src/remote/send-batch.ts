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
import { markAt, markIn, markAfter } from './marks.ts';
import { pathOf, planWrites } from './plan-writes.ts';
import { putRecord } from './put-record.ts';
import { keptDays, type ServerClock } from './server-clock.ts';

/** Reads within a transaction. Errors other than contention end it at once, without the SDK's retries. */
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

/** Applies a batch and updates the device's mark in one transaction. Rejects with a RemoteError or a Firestore error. */
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
      throw new RemoteError('mark-moved', `The mark is at ${known?.count ?? 0}, not at ${batch.expected}`);
    if (known) clock.read(known);

    const { touched, deleted, unraised, history } = planWrites(batch, stored, clock.now());
    const expiresAt = clock.inDays(keptDays);
    for (const one of touched) putRecord(transaction, doc(db, pathOf(one)), one, expiresAt);
    for (const [order, { id, ...entry }] of withinRoom(history, touched.length + 1).entries())
      transaction.set(doc(historyAt(db, user), id), {
        ...entry,
        order,
        device: batch.device,
        deviceKind: batch.origin?.deviceKind,
        stamp: serverTimestamp(),
        // `due` is when the record may no longer exist: at its expiry, or now if it was purged.
        ...(entry.kind === 'deleted' && { due: expiresAt }),
        ...(entry.kind === 'purged' && { due: serverTimestamp() }),
      });
    transaction.set(mark, markAfter(batch));
    return { deleted, unraised };
  });
  clock.raised(batch.expected + 1);
  return sent;
}
