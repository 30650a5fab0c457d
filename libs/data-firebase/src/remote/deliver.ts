import type { StoredFields } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import {
  deleteField,
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  increment,
  runTransaction,
  type Transaction,
} from 'firebase/firestore';
import { isContention, remoteErrorOf } from './firestore-errors.ts';
import { keyAt, type Place, planWrites, possibleConflicts, type Write } from './plan-writes.ts';
import type { Delivered, Delivery } from './remote.ts';

/** Reads within a transaction. What is not contention ends it at once, instead of after the SDK's own tries. */
const read = (transaction: Transaction, document: DocumentReference): Promise<DocumentSnapshot> =>
  transaction.get(document).catch((error: unknown) => {
    throw isContention(error) ? error : remoteErrorOf(error);
  });

/** What must be known before writing: whether creates are done, and patches and increments meet a document. */
async function readStored(db: Firestore, transaction: Transaction, { changes }: Delivery) {
  const places = new Map<string, Place>(
    changes.filter(({ type }) => type !== 'remove').map((change) => [keyAt(change), change]),
  );
  const snapshots = await Promise.all(
    [...places].map(
      async ([key, { collection, id }]) => [key, await read(transaction, doc(db, collection, id))] as const,
    ),
  );
  return new Map<string, StoredFields>(
    snapshots.flatMap(([key, snapshot]) => {
      const fields = snapshot.data();
      return fields ? [[key, fields]] : [];
    }),
  );
}

function put(transaction: Transaction, document: DocumentReference, write: Write) {
  if (write.type === 'delete') return transaction.delete(document);
  if (write.type === 'set') return transaction.set(document, write.fields);
  return transaction.update(document, {
    ...write.fields,
    ...Object.fromEntries(write.clear.map((field) => [field, deleteField()])),
    ...Object.fromEntries(Object.entries(write.by).map(([field, step]) => [field, increment(step)])),
  });
}

/** The conflicts that an earlier sending of this delivery made, as far as their notes still exist. */
async function conflictsMade(
  db: Firestore,
  transaction: Transaction,
  delivery: Delivery,
): Promise<Delivered> {
  const made = await Promise.all(
    [...possibleConflicts(delivery)].map(async ([note, copy]) =>
      (await read(transaction, doc(db, 'notes', copy))).exists() ? [[note, copy] as const] : [],
    ),
  );
  return { conflicts: Object.fromEntries(made.flat()) };
}

/**
 * Applies a delivery in one transaction, together with the mark `users/{user}/journals/{device}` that says so: a step
 * at or below the mark writes nothing. Rejects with a RemoteError or with an error of Firestore.
 */
export function deliver(db: Firestore, user: UserId, delivery: Delivery): Promise<Delivered> {
  const { device, step } = delivery;
  return runTransaction(db, async (transaction) => {
    const journal = doc(db, 'users', user, 'journals', device);
    const [mark, stored] = await Promise.all([
      step === undefined ? undefined : read(transaction, journal),
      readStored(db, transaction, delivery),
    ]);
    const last: unknown = mark?.get('step');
    if (step !== undefined && typeof last === 'number' && last >= step)
      return conflictsMade(db, transaction, delivery);

    const { writes, conflicts } = planWrites(delivery, stored);
    for (const { place, write } of writes.values())
      put(transaction, doc(db, place.collection, place.id), write);
    if (step !== undefined) transaction.set(journal, { step });
    return { conflicts };
  });
}
