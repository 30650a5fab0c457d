import type { StoredFields } from '@dayloom/data';
import type { RecordRef } from '@dayloom/data-local';
import { type CollectionName, type UserId } from '@dayloom/domain';
import {
  type Batch,
  type PullOptions,
  type Remote,
  RemoteError,
  type RemoteRecord,
  type Sent,
  type Stamp,
} from '../protocol/remote.ts';
import { applyBatch, type Taking } from './memory-batch.ts';
import { isAfter, type MemoryDocument, MemoryDocuments, recordOf, stampsOf } from './memory-documents.ts';
import { answerWithFaults, type Fault } from './memory-faults.ts';
import { MemoryListenings } from './memory-listenings.ts';
import { type Operation, plainTransport, type Transport } from './memory-transport.ts';

interface MemoryServerOptions {
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Whether the product's rules are checked. */
  readonly isChecked?: boolean;
}

/** A server in memory for tests, with any number of devices and users, and every kind of fault. */
export class MemoryServer {
  readonly documents = new MemoryDocuments();
  readonly faults: Fault[] = [];
  readonly counts = { documents: 0, requests: 0, listens: 0 };
  /** Batches that arrived, including rejected and repeated ones. */
  readonly batches: Batch[] = [];
  /** Whether a change is accepted that the rules allow. */
  takes: Taking = () => true;
  readonly listenings = new MemoryListenings(this.documents, (documents) => {
    this.counts.documents += documents;
  });
  readonly #nextStamp: () => Stamp;
  readonly #isChecked: boolean;
  #isUp = true;
  #waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  constructor({ now = Date.now, isChecked = true }: MemoryServerOptions = {}) {
    this.#nextStamp = stampsOf(now);
    this.#isChecked = isChecked;
  }

  /** While down, every request fails as unreachable and listeners receive nothing. */
  setUp(isUp: boolean) {
    this.#isUp = isUp;
    this.listenings.setUp(isUp);
  }
  /** Resolves when this many batches have arrived. */
  received(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ count, resolve });
      this.#resolveWaiting();
    });
  }

  /** Writes a document without checking rules, as another device of its owner might. */
  put(collection: CollectionName, id: string, fields: StoredFields, more: Partial<MemoryDocument> = {}) {
    this.documents.put({ collection, id }, { fields, stamp: this.#nextStamp(), ...more });
    this.listenings.notifyAll([{ collection, id }]);
  }
  /** Removes documents without a trace, as the TTL policy does. */
  purge(refs: readonly RecordRef[]) {
    for (const ref of refs) this.documents.put(ref, undefined);
    this.listenings.notifyAll(refs);
  }
  stored(collection: CollectionName, id: string): MemoryDocument | undefined {
    return this.documents.at({ collection, id });
  }
  /** Records of a user, including deleted ones. */
  all(collection: CollectionName, user: UserId): readonly RemoteRecord[] {
    return this.documents.owned(collection, user).filter(({ isPurged }) => !isPurged);
  }
  /** Ids of the records that a user purged. */
  purged(collection: CollectionName, user: UserId): readonly string[] {
    return this.documents.owned(collection, user).flatMap(({ id, isPurged }) => (isPurged ? [id] : []));
  }
  living(collection: CollectionName, user: UserId): readonly RemoteRecord[] {
    return this.all(collection, user).filter(({ deletedAt }) => deletedAt === undefined);
  }

  /** A client of one user. */
  remoteOf(user: UserId, transport: Transport = plainTransport): Remote {
    const stops = new Set<() => void>();
    let isClosed = false;
    const request = async <T>(operation: Operation, work: () => T): Promise<T> => {
      if (isClosed) throw new RemoteError('unreachable', 'The client is closed');
      return transport.request(operation, () => this.#answer(operation, work));
    };
    const billed = <T extends readonly unknown[]>(records: T): T => {
      this.counts.documents += records.length;
      return records;
    };
    return {
      pull: (collection, options) =>
        request('pull', () => billed(pageOf(this.documents.owned(collection, user), options))),
      listen: (collection, after, listener) => {
        this.counts.listens += 1;
        const { deliver } = transport;
        const stop = this.listenings.add({ user, collection, after, deliver, listener });
        stops.add(stop);
        return () => {
          stops.delete(stop);
          stop();
        };
      },
      get: (collection, id) =>
        request('get', () => {
          const document = this.documents.at({ collection, id });
          return document && billed([recordOf(id, document)])[0];
        }),
      count: (collection) => request('count', () => this.living(collection, user).length),
      send: (batch) => {
        const early = this.#nextStamp();
        return request('send', () => this.send(user, batch, early));
      },
      mark: (device) => request('mark', () => this.documents.marks.get(`${user}/${device}`)),
      history: (collection, id) =>
        request('history', () =>
          (this.documents.histories.get(`${user}/${collection}/${id}`) ?? []).toReversed(),
        ),
      tidyHistory: () => Promise.resolve(),
      close: () => {
        isClosed = true;
        for (const stop of stops) stop();
        return Promise.resolve();
      },
    };
  }

  /**
   * Applies a batch.
   * @param early the time when it was processed, if the commit was in flight for a while. Stamps of a record always
   * increase.
   */
  send(user: UserId, batch: Batch, early?: Stamp): Sent {
    this.batches.push(batch);
    this.#resolveWaiting();
    const latest =
      batch.changes
        .map((change) => this.documents.at(change)?.stamp ?? '')
        .toSorted()
        .at(-1) ?? '';
    const mark = this.documents.marks.get(`${user}/${batch.device}`)?.stamp ?? '';
    const stamp = early !== undefined && early > latest && early > mark ? early : this.#nextStamp();
    const { documents, takes } = this;
    const { sent, written } = applyBatch({
      documents,
      user,
      batch,
      stamp,
      isChecked: this.#isChecked,
      takes,
    });
    this.listenings.notifyAll(written);
    return sent;
  }

  #answer<T>(operation: Operation, work: () => T): T {
    this.counts.requests += 1;
    if (!this.#isUp) throw new RemoteError('unreachable', 'The server is down');
    return answerWithFaults(this.faults, operation, work);
  }

  #resolveWaiting() {
    const reached = this.#waiting.filter(({ count }) => count <= this.batches.length);
    this.#waiting = this.#waiting.filter((one) => !reached.includes(one));
    for (const { resolve } of reached) resolve();
  }
}

/** A page of records sorted by stamp. */
function pageOf(sorted: readonly RemoteRecord[], { after, before, limit }: PullOptions) {
  if (after) return sorted.filter((record) => isAfter(record, after)).slice(0, limit);
  const below = before ? sorted.filter((record) => isAfter(before, record)) : sorted;
  return below.slice(-limit).toReversed();
}
