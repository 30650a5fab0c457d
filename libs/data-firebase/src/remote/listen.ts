import type { Query } from '@dayloom/data';
import { type Firestore, onSnapshot } from 'firebase/firestore';
import type { Ending } from './ending.ts';
import type { Explain } from './explain.ts';
import { documentAsked, listAsked } from './firestore-query.ts';
import type { Remote } from './remote.ts';
import { isFromServer, recordsOf, type Snapshot } from './snapshots.ts';

export interface ListenOptions {
  readonly db: Firestore;
  readonly ending: Ending;
  readonly explain: Explain;
}

function subscribe(
  db: Firestore,
  asked: Query<unknown>,
  heard: (snapshot: Snapshot) => void,
  failed: (error: unknown) => void,
): () => void {
  const document = documentAsked(db, asked);
  // An answer that is the same after a lost connection changes nothing but its metadata.
  const all = { includeMetadataChanges: true };
  return document
    ? onSnapshot(document, all, heard, failed)
    : onSnapshot(listAsked(db, asked), all, heard, failed);
}

/** Listening as a Remote does it: only what the server said counts, and a closed remote falls silent. */
export function listenWith({ db, ending, explain }: ListenOptions): Remote['listen'] {
  return (asked, next, fail) => {
    let isOver = false;
    const stops: (() => void)[] = [];
    const stop = () => {
      isOver = true;
      for (const one of stops.splice(0)) one();
    };
    const explainAndFail = async (error: unknown) => {
      const told = await explain(error);
      if (isOver) return;
      stop();
      fail(told);
    };
    const failed = (error: unknown) => void explainAndFail(error);

    if (ending.reason()?.code === 'unreachable') return stop;
    stops.push(ending.watch((reason) => (reason.code === 'unreachable' ? stop() : failed(reason))));
    try {
      stops.push(
        subscribe(db, asked, (snapshot) => isFromServer(snapshot) && next(recordsOf(snapshot)), failed),
      );
    } catch (error) {
      failed(error);
    }
    return stop;
  };
}
