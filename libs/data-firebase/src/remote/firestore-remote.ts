import { type Clock, systemClock, type UserId } from '@dayloom/domain';
import { hasHistory } from '@dayloom/domain/history';
import { type PullOptions, type Remote, RemoteError, type RemoteRecord } from '@dayloom/sync';
import { doc, getCountFromServer, getDocsFromServer } from 'firebase/firestore';
import type { FirebaseConfig } from '../config.ts';
import { hasFailed, watchFailures } from './client-failure.ts';
import { isAfter, userCollections } from './collection-queries.ts';
import { recordIn, recordOf } from './documents.ts';
import { explainFor } from './explain.ts';
import { forgetPurged, readHistory, tidyHistory } from './history.ts';
import { listenWith } from './listen.ts';
import { markAt, markIn } from './marks.ts';
import { type MockUserToken, openFirestore } from './open-firestore.ts';
import { readDocument } from './read-document.ts';
import { sendBatch } from './send-batch.ts';
import { serverClock } from './server-clock.ts';
import { withTimeout } from './with-timeout.ts';

export interface FirestoreRemoteOptions {
  readonly config: FirebaseConfig;
  /** The owner of the records and marks, who must be signed in. */
  readonly user: UserId;
  readonly clock?: Clock;
  /** The timeout of each call, in milliseconds; a batch may take longer, depending on its changes. */
  readonly timeout?: number;
  /** Replaces Auth's token on the emulator, for tests. Such a remote has its own client. */
  readonly mockUserToken?: MockUserToken;
}

/** Additional time for each change of a batch, in milliseconds, so that a large batch works on a slow connection. */
const msPerChange = 100;

const isWithin = (record: RemoteRecord, { after, before }: PullOptions) =>
  (!after || isAfter(record, after)) && (!before || isAfter(before, record));

/** The remote of the sync engine on Firestore. Uses only the SDK's memory cache. */
export function firestoreRemote(options: FirestoreRemoteOptions): Remote {
  const { config, user, clock = systemClock, timeout = 10_000, mockUserToken } = options;
  const { db, release } = openFirestore(config, mockUserToken);
  const collections = userCollections(db, user);
  const time = serverClock(clock);
  const explain = explainFor(db, user);
  const controller = new AbortController();
  const { signal } = controller;
  let closing: Promise<void> | undefined;

  const checkClient = async () => {
    if (signal.aborted || !(await hasFailed(db))) return;
    controller.abort(new RemoteError('broken', 'The Firestore client failed'));
  };
  const stopWatching = watchFailures(() => void checkClient());

  const withinTimeout = <T>(work: () => Promise<T>, extra = 0): Promise<T> =>
    withTimeout(
      { milliseconds: timeout + extra, signal, explain, onTimeout: () => void checkClient() },
      work,
    );
  const get: Remote['get'] = async (collection, id) =>
    recordIn(await withinTimeout(() => readDocument(db, doc(db, collection, id))));

  return {
    get,
    async pull(collection, pull) {
      if (!collections.single(collection)) {
        const { docs } = await withinTimeout(() => getDocsFromServer(collections.page(collection, pull)));
        return docs.map((document) => recordOf(document.id, document.data()));
      }
      const record = await get(collection, user);
      return record && isWithin(record, pull) ? [record] : [];
    },
    listen: listenWith({ collections, signal, explain }),
    async count(collection) {
      if (!collections.single(collection))
        return (await withinTimeout(() => getCountFromServer(collections.living(collection)))).data().count;
      const record = await get(collection, user);
      return record && record.deletedAt === undefined ? 1 : 0;
    },
    async send(batch) {
      const sent = await withinTimeout(
        () => sendBatch(db, user, time, batch),
        batch.changes.length * msPerChange,
      );
      const purged = batch.changes.filter(
        ({ type, collection }) => type === 'purge' && hasHistory(collection),
      );
      // The batch is accepted even if this fails; `tidyHistory` deletes the rest later.
      forgetPurged({ db, user, withinTimeout }, purged).catch(() => undefined);
      return sent;
    },
    async mark(device) {
      const mark = markIn((await withinTimeout(() => readDocument(db, markAt(db, user, device)))).data());
      if (mark) time.read(mark);
      return mark;
    },
    history: (collection, id) => withinTimeout(() => readHistory(db, user, { collection, id })),
    tidyHistory: () => tidyHistory({ db, user, withinTimeout }),
    close() {
      stopWatching();
      controller.abort(new RemoteError('unreachable', 'The remote is closed'));
      return (closing ??= release());
    },
  };
}
