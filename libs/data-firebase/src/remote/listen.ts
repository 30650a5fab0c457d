import type { Checkpoint, RemoteListener, Remote, RemoteError, RemoteRecord } from '@dayloom/sync';
import { type DocumentSnapshot, onSnapshot, type QuerySnapshot } from 'firebase/firestore';
import { isAfter, type UserCollections } from './collection-queries.ts';
import { recordIn, recordOf } from './documents.ts';
import type { Explain } from './explain.ts';

export interface ListenOptions {
  readonly collections: UserCollections;
  /** Aborted when the remote is closed or broken. */
  readonly signal: AbortSignal;
  readonly explain: Explain;
}

/** If the server is unreachable, the first snapshot is of the empty cache and is ignored. */
const isFromServer = ({ metadata }: DocumentSnapshot | QuerySnapshot): boolean =>
  !metadata.fromCache && !metadata.hasPendingWrites;

/** Collects changes until the server has confirmed them; snapshots before that are of the cache. */
function changeCollector(listener: RemoteListener) {
  let changed = new Map<string, RemoteRecord | undefined>();
  return {
    add: (id: string, record: RemoteRecord | undefined) => void changed.set(id, record),
    emit() {
      const changes = [...changed];
      changed = new Map();
      listener.next({
        records: changes.flatMap(([, record]) => (record ? [record] : [])),
        gone: changes.flatMap(([id, record]) => (record ? [] : [id])),
      });
    },
  };
}

/** Handles the snapshots of a query: all records first, then only the changes. */
function onQuerySnapshot(listener: RemoteListener) {
  const { add, emit } = changeCollector(listener);
  let isAway = true;
  return (snapshot: QuerySnapshot) => {
    const changes = snapshot.docChanges();
    for (const { type, doc } of changes)
      add(doc.id, type === 'removed' ? undefined : recordOf(doc.id, doc.data()));
    if (!isFromServer(snapshot)) {
      if (!isAway) listener.away();
      isAway = true;
    }
    // After a reconnect, an empty event reports that the server is reachable again.
    else if (changes.length > 0 || isAway) {
      isAway = false;
      emit();
    }
  };
}

/** Handles the snapshots of a collection with one document. */
function onDocumentSnapshot(after: Checkpoint | undefined, listener: RemoteListener) {
  const { add, emit } = changeCollector(listener);
  let isAway = true;
  let latest = after;
  let existed = false;
  return (snapshot: DocumentSnapshot) => {
    if (!isFromServer(snapshot)) {
      if (!isAway) listener.away();
      isAway = true;
      return;
    }
    isAway = false;
    const record = recordIn(snapshot);
    if (record && (!latest || isAfter(record, latest))) {
      add(record.id, record);
      latest = record;
    }
    if (!record && existed) {
      add(snapshot.id, undefined);
      latest = undefined;
    }
    existed = record !== undefined;
    emit();
  };
}

/** Implements `Remote.listen`: passes on only data from the server, and nothing after the remote is closed. */
export function listenWith({ collections, signal, explain }: ListenOptions): Remote['listen'] {
  return (name, after, listener) => {
    let isOver = false;
    let unsubscribe: () => void = () => undefined;
    const stop = () => {
      isOver = true;
      signal.removeEventListener('abort', aborted);
      unsubscribe();
    };
    const fail = (error: RemoteError) => {
      if (isOver) return;
      stop();
      listener.fail(error);
    };
    const explainAndFail = async (error: unknown) => fail(await explain(error));
    const failed = (error: unknown) => void explainAndFail(error);
    const aborted = () => {
      const reason = signal.reason as RemoteError;
      if (reason.code === 'unreachable') stop();
      else failed(reason);
    };

    if (signal.aborted) {
      aborted();
      return stop;
    }
    signal.addEventListener('abort', aborted);
    // After a reconnect, a snapshot may differ only in its metadata.
    const all = { includeMetadataChanges: true };
    const single = collections.single(name);
    try {
      unsubscribe = single
        ? onSnapshot(single, all, onDocumentSnapshot(after, listener), failed)
        : onSnapshot(collections.changedAfter(name, after), all, onQuerySnapshot(listener), failed);
    } catch (error) {
      failed(error);
    }
    return stop;
  };
}
