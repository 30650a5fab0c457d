import type { Query, StoredFields } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import {
  doc,
  type DocumentReference,
  getAggregateFromServer,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  startAfter,
  sum,
} from 'firebase/firestore';
import type { FirebaseConfig } from '../config.ts';
import { bounded } from './bounded.ts';
import { hasFailed, watchFailures } from './client-failure.ts';
import { deliver } from './deliver.ts';
import { makeEnding } from './ending.ts';
import { explainFor } from './explain.ts';
import { documentAsked, listAsked, matchesAsked } from './firestore-query.ts';
import { listenWith } from './listen.ts';
import { type MockUserToken, openFirestore } from './open-firestore.ts';
import { type Remote, RemoteError, type RemoteRecord } from './remote.ts';
import { recordsOf } from './snapshots.ts';

export interface FirestoreRemoteOptions {
  readonly config: FirebaseConfig;
  /** Whose records and journals these are; Auth holds the same user. */
  readonly user: UserId;
  /** How long each call may take, in milliseconds; of a long list, each page; a delivery a little more per change. */
  readonly deadline?: number;
  /** Records in one page of a list without a limit. */
  readonly pageSize?: number;
  /** Stands in for Auth on the emulator, for tests; such a remote has a client of its own. */
  readonly mockUserToken?: MockUserToken;
}

/** What each change of a delivery may take on top, in milliseconds: a large one must come through a slow line as well. */
const perChange = 100;

/** Firestore as the sync sees it, with the SDK's memory cache only. */
export function firestoreRemote(options: FirestoreRemoteOptions): Remote {
  const { config, user, deadline = 10_000, pageSize = 1_000, mockUserToken } = options;
  const { db, release } = openFirestore(config, mockUserToken);
  const ending = makeEnding();
  let closing: Promise<void> | undefined;
  const explain = explainFor(db, user);
  const lookAtClient = async () => {
    if (ending.reason()) return;
    const failed = await hasFailed(db);
    if (failed) ending.end(new RemoteError('broken', 'The Firestore client failed'));
  };
  const stopWatching = watchFailures(() => void lookAtClient());

  const inTime = <T>(work: () => Promise<T>, extra = 0): Promise<T> =>
    bounded({ deadline: deadline + extra, ending, onDeadline: () => void lookAtClient() }, async () => {
      try {
        return await work();
      } catch (error) {
        throw await explain(error);
      }
    });

  const fetchDocument = (document: DocumentReference) => inTime(() => getDocFromServer(document));

  async function fetchList(asked: Query<unknown>): Promise<readonly RemoteRecord[]> {
    const list = listAsked(db, asked);
    if (asked.limit !== undefined) return recordsOf(await inTime(() => getDocsFromServer(list)));
    const records: RemoteRecord[] = [];
    let page = query(list, limit(pageSize));
    for (;;) {
      const snapshot = await inTime(() => getDocsFromServer(page));
      records.push(...recordsOf(snapshot));
      const last = snapshot.docs.at(-1);
      if (!last || snapshot.size < pageSize) return records;
      page = query(list, startAfter(last), limit(pageSize));
    }
  }

  async function fetch(asked: Query<unknown>): Promise<readonly RemoteRecord[]> {
    const document = documentAsked(db, asked);
    return document ? recordsOf(await fetchDocument(document)) : fetchList(asked);
  }

  return {
    listen: listenWith({ db, ending, explain }),
    fetch,
    async fetchOne(collection, id): Promise<StoredFields | undefined> {
      return (await fetchDocument(doc(db, collection, id))).data();
    },
    async count(asked) {
      if (documentAsked(db, asked)) return (await fetch(asked)).length;
      const answer = await inTime(() => getCountFromServer(matchesAsked(db, asked)));
      return answer.data().count;
    },
    async sum(asked, field) {
      if (documentAsked(db, asked))
        return (await fetch(asked)).reduce((total, { fields }) => total + Number(fields[field] ?? 0), 0);
      const answer = await inTime(() =>
        getAggregateFromServer(matchesAsked(db, asked), { total: sum(field) }),
      );
      return answer.data().total;
    },
    deliver: (delivery) => inTime(() => deliver(db, user, delivery), delivery.changes.length * perChange),
    close() {
      stopWatching();
      ending.end(new RemoteError('unreachable', 'The remote is closed'));
      return (closing ??= release());
    },
  };
}
