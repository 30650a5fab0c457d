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

/** An unreachable server is first answered for by an empty cache, which says nothing. */
const isFromServer = ({ metadata }: DocumentSnapshot | QuerySnapshot): boolean =>
  !metadata.fromCache && !metadata.hasPendingWrites;

/** Gathers what changed until the server has confirmed it: snapshots in between are the cache's. */
function gathering(listener: RemoteListener) {
  let changed = new Map<string, RemoteRecord | undefined>();
  return {
    add: (id: string, record: RemoteRecord | undefined) => void changed.set(id, record),
    tell() {
      const told = [...changed];
      changed = new Map();
      listener.next({
        records: told.flatMap(([, record]) => (record ? [record] : [])),
        gone: told.flatMap(([id, record]) => (record ? [] : [id])),
      });
    },
  };
}

/** The answers of a query: the first one whole, the later ones as far as they differ. */
function onQuerySnapshot(listener: RemoteListener) {
  const { add, tell } = gathering(listener);
  let isAway = true;
  return (snapshot: QuerySnapshot) => {
    const changes = snapshot.docChanges();
    for (const { type, doc } of changes)
      add(doc.id, type === 'removed' ? undefined : recordOf(doc.id, doc.data()));
    if (!isFromServer(snapshot)) {
      if (!isAway) listener.away();
      isAway = true;
    }
    // After a lost connection an empty answer says that the server is there again.
    else if (changes.length > 0 || isAway) {
      isAway = false;
      tell();
    }
  };
}

/** The same for a collection of one document. */
function onDocumentSnapshot(after: Checkpoint | undefined, listener: RemoteListener) {
  const { add, tell } = gathering(listener);
  let isAway = true;
  let told = after;
  let wasThere = false;
  return (snapshot: DocumentSnapshot) => {
    if (!isFromServer(snapshot)) {
      if (!isAway) listener.away();
      isAway = true;
      return;
    }
    isAway = false;
    const record = recordIn(snapshot);
    if (record && (!told || isAfter(record, told))) {
      add(record.id, record);
      told = record;
    }
    if (!record && wasThere) {
      add(snapshot.id, undefined);
      told = undefined;
    }
    wasThere = record !== undefined;
    tell();
  };
}

/** Listening as a Remote does it: only what the server said counts, and a closed remote falls silent. */
export function listenWith({ collections, signal, explain }: ListenOptions): Remote['listen'] {
  return (name, after, listener) => {
    let isOver = false;
    let unsubscribe: () => void = () => undefined;
    const stop = () => {
      isOver = true;
      signal.removeEventListener('abort', aborted);
      unsubscribe();
    };
    const failWith = (error: RemoteError) => {
      if (isOver) return;
      stop();
      listener.fail(error);
    };
    const explainAndFail = async (error: unknown) => failWith(await explain(error));
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
    // An answer that is the same after a lost connection changes nothing but its metadata.
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
