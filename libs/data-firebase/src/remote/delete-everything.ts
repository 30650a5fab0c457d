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
  type DocumentSnapshot,
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
import type { UserDocuments } from './history.ts';
import { markAt, markIn } from './marks.ts';
import { type MockUserToken, openFirestore } from './open-firestore.ts';
import { sendBatch } from './send-batch.ts';
import { keptDays, type ServerClock, serverClock } from './server-clock.ts';
import { withTimeout } from './with-timeout.ts';

/** The collections of a user on the server that contain no records. */
const otherCollections = (user: UserId): readonly string[] => [
  `users/${user}/history`,
  `users/${user}/journals`,
  `userTokens/${user}/devices`,
];

/** Children before their parents, and the profile last, because the account exists as long as it does. */
const inOrder: readonly CollectionName[] = collectionNames.toSorted(
  (a, b) =>
    Number(a === 'users') - Number(b === 'users') ||
    Number(!collectionOf(a).parent) - Number(!collectionOf(b).parent),
);

export interface DeletionOptions {
  readonly config: FirebaseConfig;
  readonly user: UserId;
  readonly clock: Clock;
  /** The timeout of one call, in milliseconds. */
  readonly timeout?: number;
  /** The number of documents deleted in one transaction. */
  readonly pageSize?: number;
  /** Replaces Auth's token on the emulator, for tests. */
  readonly mockUserToken?: MockUserToken;
}

interface Work extends UserDocuments {
  readonly collections: UserCollections;
  readonly pageSize: number;
  /** Cancels the deletion between two pages. */
  readonly signal: AbortSignal | undefined;
  /** When the service would delete a tombstone by itself (TTL), by the server's clock. */
  readonly expiresAt: Timestamp;
}

/** Marks the living documents as deleted, then deletes all: the rules permit this only for deleted records. */
async function deleteDocuments(work: Work, documents: readonly DocumentSnapshot[]) {
  const { db, withinTimeout, expiresAt } = work;
  const living = documents.filter((one) => !(one.get('deletedAt') instanceof Timestamp));
  if (living.length > 0)
    await withinTimeout(() =>
      runTransaction(db, async (transaction) => {
        for (const { ref } of living)
          transaction.update(ref, { changedAt: serverTimestamp(), deletedAt: serverTimestamp(), expiresAt });
      }),
    );
  await removeAll(work, documents);
}

const removeAll = ({ db, withinTimeout }: Work, documents: readonly DocumentSnapshot[]) =>
  withinTimeout(() =>
    runTransaction(db, async (transaction) => {
      for (const { ref } of documents) transaction.delete(ref);
    }),
  );

async function deleteCollection(work: Work, name: CollectionName, onDeleted: (count: number) => void) {
  const { collections, withinTimeout, pageSize, signal } = work;
  const single = collections.single(name);
  signal?.throwIfAborted();
  if (single) {
    const found = await withinTimeout(() => getDocFromServer(single));
    if (!found.exists()) return;
    await deleteDocuments(work, [found]);
    return onDeleted(1);
  }
  for (;;) {
    const { docs } = await withinTimeout(() => getDocsFromServer(collections.byId(name, pageSize)));
    if (docs.length === 0) return;
    await deleteDocuments(work, docs);
    onDeleted(docs.length);
    signal?.throwIfAborted();
  }
}

async function deleteOthers(work: Work) {
  const { db, user, withinTimeout, pageSize, signal } = work;
  for (const path of otherCollections(user))
    for (;;) {
      signal?.throwIfAborted();
      const { docs } = await withinTimeout(() =>
        getDocsFromServer(query(collection(db, path), limit(pageSize))),
      );
      if (docs.length === 0) break;
      await removeAll(work, docs);
    }
}

/** Reads the server's time from the mark of an empty batch; the mark is deleted with the others. */
async function readServerTime({ db, user, withinTimeout }: UserDocuments, time: ServerClock) {
  const device = newRecordId();
  await withinTimeout(() =>
    sendBatch(db, user, time, { device, expected: 0, ids: [], recent: [], changes: [] }),
  );
  const mark = markIn((await withinTimeout(() => getDocFromServer(markAt(db, user, device)))).data());
  if (mark) time.read(mark);
}

/**
 * Deletes all data of a user on the server, page by page. After an interruption, the next call deletes the rest. Rejects
 * with a RemoteError, or the signal's reason.
 */
export async function deleteEverything(
  { config, user, clock, timeout = 10_000, pageSize = 250, mockUserToken }: DeletionOptions,
  { signal, onProgress, begin }: ServerDeletion = {},
): Promise<void> {
  const { db, release } = openFirestore(config, mockUserToken);
  const controller = new AbortController();
  const limits = {
    milliseconds: timeout + pageSize * 100,
    signal: controller.signal,
    explain: explainFor(db, user),
  };
  const withinTimeout = <T>(work: () => Promise<T>) => withTimeout(limits, work);
  try {
    const collections = userCollections(db, user);
    const time = serverClock(clock);
    await readServerTime({ db, user, withinTimeout }, time);
    const expiresAt = time.inDays(keptDays);
    const work: Work = { db, user, collections, pageSize, withinTimeout, signal, expiresAt };
    await begin?.();
    let deleted = 0;
    for (const name of inOrder)
      await deleteCollection(work, name, (count) => onProgress?.((deleted += count)));
    await deleteOthers(work);
  } finally {
    controller.abort(new RemoteError('unreachable', 'The deletion has ended'));
    await release();
  }
}
