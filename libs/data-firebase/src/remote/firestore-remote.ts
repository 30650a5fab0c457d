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
  /** Whose records and marks these are; Auth holds the same user. */
  readonly user: UserId;
  readonly clock?: Clock;
  /** How long each call may take, in milliseconds; a batch a little more per change. */
  readonly timeout?: number;
  /** Stands in for Auth on the emulator, for tests; such a remote has a client of its own. */
  readonly mockUserToken?: MockUserToken;
}

/** What each change of a batch may take on top, in milliseconds: a large one must come through a slow line as well. */
const perChange = 100;

const isWithin = (record: RemoteRecord, { after, before }: PullOptions) =>
  (!after || isAfter(record, after)) && (!before || isAfter(before, record));

/** Firestore as the sync sees it, with the SDK's memory cache only. */
export function firestoreRemote(options: FirestoreRemoteOptions): Remote {
  const { config, user, clock = systemClock, timeout = 10_000, mockUserToken } = options;
  const { db, release } = openFirestore(config, mockUserToken);
  const collections = userCollections(db, user);
  const time = serverClock(clock);
  const explain = explainFor(db, user);
  const ending = new AbortController();
  const { signal } = ending;
  let closing: Promise<void> | undefined;

  const lookAtClient = async () => {
    if (signal.aborted || !(await hasFailed(db))) return;
    ending.abort(new RemoteError('broken', 'The Firestore client failed'));
  };
  const stopWatching = watchFailures(() => void lookAtClient());

  const inTime = <T>(work: () => Promise<T>, extra = 0): Promise<T> =>
    withTimeout({ milliseconds: timeout + extra, signal, onTimeout: () => void lookAtClient() }, async () => {
      try {
        return await work();
      } catch (error) {
        throw await explain(error);
      }
    });
  const get: Remote['get'] = async (collection, id) =>
    recordIn(await inTime(() => readDocument(db, doc(db, collection, id))));

  return {
    get,
    async pull(collection, pull) {
      if (!collections.single(collection)) {
        const { docs } = await inTime(() => getDocsFromServer(collections.page(collection, pull)));
        return docs.map((document) => recordOf(document.id, document.data()));
      }
      const record = await get(collection, user);
      return record && isWithin(record, pull) ? [record] : [];
    },
    listen: listenWith({ collections, signal, explain }),
    async count(collection) {
      if (!collections.single(collection))
        return (await inTime(() => getCountFromServer(collections.living(collection)))).data().count;
      const record = await get(collection, user);
      return record && record.deletedAt === undefined ? 1 : 0;
    },
    async send(batch) {
      const sent = await inTime(() => sendBatch(db, user, time, batch), batch.changes.length * perChange);
      const purged = batch.changes.filter(
        ({ type, collection }) => type === 'purge' && hasHistory(collection),
      );
      // The batch is taken, whatever comes of this: a tidying goes on with what is left.
      forgetPurged({ db, user, inTime }, purged).catch(() => undefined);
      return sent;
    },
    async mark(device) {
      const mark = markIn((await inTime(() => readDocument(db, markAt(db, user, device)))).data());
      if (mark) time.read(mark);
      return mark;
    },
    history: (collection, id) => inTime(() => readHistory(db, user, { collection, id })),
    tidyHistory: () => tidyHistory({ db, user, inTime }),
    close() {
      stopWatching();
      ending.abort(new RemoteError('unreachable', 'The remote is closed'));
      return (closing ??= release());
    },
  };
}
