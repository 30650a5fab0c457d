import { collectionNames, type CollectionName, type UserId } from '@dayloom/domain';
import {
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  runTransaction,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import type { UserCollections } from './collection-queries.ts';

/** How many documents are read, and at most written, at a time. */
const pageSize = 300;

export interface StampOptions {
  readonly db: Firestore;
  readonly user: UserId;
  readonly collections: UserCollections;
  /** Runs one call to the server within its time. */
  readonly inTime: <T>(work: () => Promise<T>) => Promise<T>;
}

const unstamped = (documents: readonly DocumentSnapshot[]): DocumentReference[] =>
  documents
    .filter((document) => document.exists() && !(document.get('changedAt') instanceof Timestamp))
    .map(({ ref }) => ref);

/** A transaction and no batch: what fails is not sent later by itself. */
const stamp = (db: Firestore, documents: readonly DocumentReference[]) =>
  runTransaction(db, async (transaction) => {
    for (const document of documents)
      transaction.update(document, { changedAt: serverTimestamp(), deletedAt: null });
  });

async function stampCollection({ db, collections, inTime }: StampOptions, name: CollectionName) {
  const stampAll = async (documents: readonly DocumentSnapshot[]) => {
    const found = unstamped(documents);
    if (found.length > 0) await inTime(() => stamp(db, found));
  };
  const single = collections.single(name);
  if (single) return stampAll([await inTime(() => getDocFromServer(single))]);
  let after: string | undefined;
  for (;;) {
    const page = collections.byId(name, after, pageSize);
    const { docs } = await inTime(() => getDocsFromServer(page));
    await stampAll(docs);
    if (docs.length < pageSize) return;
    after = docs.at(-1)?.id;
  }
}

/**
 * Gives a stamp to every record that was written before there were stamps: queries in their order do not see it
 * without. A note of the user says when it is done, for all devices.
 */
export async function stampOldRecords(options: StampOptions): Promise<void> {
  const { db, user, inTime } = options;
  const note = doc(db, 'users', user, 'state', 'sync');
  if ((await inTime(() => getDocFromServer(note))).exists()) return;
  for (const name of collectionNames) await stampCollection(options, name);
  await inTime(() =>
    runTransaction(db, async (transaction) => void transaction.set(note, { stampedAt: serverTimestamp() })),
  );
}
