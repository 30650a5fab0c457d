import {
  type Clock,
  type CollectionName,
  collectionNames,
  collectionOf,
  newRecordId,
  type UserId,
} from '@dayloom/domain';
import { RemoteError } from '@dayloom/sync';
import {
  collection,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import type { ServerDeletion } from '../accounts/delete-account.ts';
import type { FirebaseConfig } from '../config.ts';
import { type UserCollections, userCollections } from './collection-queries.ts';
import { explainFor } from './explain.ts';
import { markAt, markIn } from './marks.ts';
import { type MockUserToken, openFirestore } from './open-firestore.ts';
import { sendBatch } from './send-batch.ts';
import { keptDays, type ServerClock, serverClock } from './server-clock.ts';
import { withTimeout } from './with-timeout.ts';

/** What a user has on the server that is no record: one line for each collection. */
const beside = (user: UserId): readonly string[] => [
  `users/${user}/history`,
  `users/${user}/journals`,
  `userTokens/${user}/devices`,
];

/** Children before their parents, and the profile last: while it stands, the account does. */
const inOrder: readonly CollectionName[] = collectionNames.toSorted(
  (a, b) =>
    Number(a === 'users') - Number(b === 'users') ||
    Number(!collectionOf(a).parent) - Number(!collectionOf(b).parent),
);

export interface DeletionOptions {
  readonly config: FirebaseConfig;
  readonly user: UserId;
  readonly clock: Clock;
  /** How long one call may take, in milliseconds. */
  readonly timeout?: number;
  /** How many documents are taken away in one transaction. */
  readonly pageSize?: number;
  /** Stands in for Auth on the emulator, for tests. */
  readonly mockUserToken?: MockUserToken;
}

interface Work {
  readonly db: Firestore;
  readonly user: UserId;
  readonly collections: UserCollections;
  readonly pageSize: number;
  readonly inTime: <T>(work: () => Promise<T>) => Promise<T>;
  /** Ends it between two pages. */
  readonly signal: AbortSignal | undefined;
  /** When the service would take a tombstone away by itself, by the server's clock. */
  readonly expiresAt: Timestamp;
}

/** The rules let a record go for good only once it is deleted. */
async function takeAway({ db, inTime, expiresAt }: Work, documents: readonly DocumentSnapshot[]) {
  const living = documents.filter((one) => !(one.get('deletedAt') instanceof Timestamp));
  if (living.length > 0)
    await inTime(() =>
      runTransaction(db, async (transaction) => {
        for (const { ref } of living)
          transaction.update(ref, { changedAt: serverTimestamp(), deletedAt: serverTimestamp(), expiresAt });
      }),
    );
  await removeAll(
    db,
    inTime,
    documents.map(({ ref }) => ref),
  );
}

const removeAll = (db: Firestore, inTime: Work['inTime'], documents: readonly DocumentReference[]) =>
  inTime(() =>
    runTransaction(db, async (transaction) => {
      for (const one of documents) transaction.delete(one);
    }),
  );

async function deleteCollection(work: Work, name: CollectionName, told: (count: number) => void) {
  const { collections, inTime, pageSize, signal } = work;
  const single = collections.single(name);
  signal?.throwIfAborted();
  if (single) {
    const found = await inTime(() => getDocFromServer(single));
    if (!found.exists()) return;
    await takeAway(work, [found]);
    return told(1);
  }
  for (;;) {
    const { docs } = await inTime(() => getDocsFromServer(collections.byId(name, pageSize)));
    if (docs.length === 0) return;
    await takeAway(work, docs);
    told(docs.length);
    signal?.throwIfAborted();
  }
}

async function deleteBeside({ db, user, inTime, pageSize, signal }: Work) {
  for (const path of beside(user))
    for (;;) {
      signal?.throwIfAborted();
      const { docs } = await inTime(() => getDocsFromServer(query(collection(db, path), limit(pageSize))));
      if (docs.length === 0) break;
      await removeAll(
        db,
        inTime,
        docs.map(({ ref }) => ref),
      );
    }
}

/** Learns the server's time from an empty batch: its mark goes with the others. */
async function askForTime(db: Firestore, user: UserId, time: ServerClock, inTime: Work['inTime']) {
  const device = newRecordId();
  await inTime(() => sendBatch(db, user, time, { device, expected: 0, ids: [], recent: [], changes: [] }));
  const mark = markIn((await inTime(() => getDocFromServer(markAt(db, user, device)))).data());
  if (mark) time.read(mark);
}

/**
 * Takes everything of a user off the server, page by page; what is gone stays gone where this is interrupted, and the
 * next call goes on with the rest. Rejects with a RemoteError, or the signal's reason.
 */
export async function deleteEverything(
  { config, user, clock, timeout = 10_000, pageSize = 250, mockUserToken }: DeletionOptions,
  { signal, told, begin }: ServerDeletion = {},
): Promise<void> {
  const { db, release } = openFirestore(config, mockUserToken);
  const ending = new AbortController();
  const explain = explainFor(db, user);
  const inTime = <T>(work: () => Promise<T>) =>
    withTimeout({ milliseconds: timeout + pageSize * 100, signal: ending.signal }, async () => {
      try {
        return await work();
      } catch (error) {
        throw await explain(error);
      }
    });
  try {
    const collections = userCollections(db, user);
    const time = serverClock(clock);
    await askForTime(db, user, time, inTime);
    const work: Work = { db, user, collections, pageSize, inTime, signal, expiresAt: time.inDays(keptDays) };
    await begin?.();
    let deleted = 0;
    for (const name of inOrder) await deleteCollection(work, name, (count) => told?.((deleted += count)));
    await deleteBeside(work);
  } finally {
    ending.abort(new RemoteError('unreachable', 'The deletion has ended'));
    await release();
  }
}
