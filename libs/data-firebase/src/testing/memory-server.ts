import { afterChange, type Query, type StoredFields } from '@dayloom/data';
import type { CollectionName } from '@dayloom/domain';
import { answerByHand } from '@dayloom/testing';
import {
  type Delivery,
  type Remote,
  RemoteError,
  type RemoteErrorCode,
  type RemoteRecord,
} from '../remote/remote.ts';

type Documents = Map<string, StoredFields>;

interface Listening {
  readonly query: Query<unknown>;
  readonly next: (records: readonly RemoteRecord[]) => void;
  told?: string;
}

/** What the server does with the next deliveries, first come first served. */
export type DeliveryFault =
  | { readonly kind: 'fails'; readonly code: RemoteErrorCode }
  /** The changes are made, and the answer never comes. */
  | { readonly kind: 'answer lost' };

/** A server in memory for tests of the sync: as many devices as ask for a remote, one truth. */
export interface MemoryServer {
  readonly remote: Remote;
  /** While false, every call fails as unreachable and nobody is told anything. */
  setUp(up: boolean): void;
  readonly faults: DeliveryFault[];
  put(collection: CollectionName, id: string, fields: StoredFields | undefined): void;
  stored(collection: CollectionName, id: string): StoredFields | undefined;
  all(collection: CollectionName): readonly RemoteRecord[];
  /** Documents handed out, as the service bills them. */
  readonly reads: { documents: number };
  /** Deliveries that came in, repeated ones included. */
  readonly deliveries: Delivery[];
  /** Resolves when so many deliveries have come in. */
  heard(count: number): Promise<void>;
  /** Goes down for good after so many more deliveries. */
  dieAfter(deliveries: number): void;
}

export function memoryServer(): MemoryServer {
  const collections = new Map<CollectionName, Documents>();
  const steps = new Map<string, number>();
  const listening = new Set<Listening>();
  const faults: DeliveryFault[] = [];
  const reads = { documents: 0 };
  const deliveries: Delivery[] = [];
  let up = true;
  let lives = Infinity;
  let hearing: { readonly count: number; readonly resolve: () => void }[] = [];
  const hear = () => {
    const done = hearing.filter(({ count }) => count <= deliveries.length);
    hearing = hearing.filter((one) => !done.includes(one));
    for (const { resolve } of done) resolve();
  };

  const documentsOf = (collection: CollectionName): Documents => {
    const known = collections.get(collection) ?? new Map<string, StoredFields>();
    collections.set(collection, known);
    return known;
  };
  const all = (collection: CollectionName): RemoteRecord[] =>
    [...documentsOf(collection)].map(([id, fields]) => ({ id, fields }));
  const answer = (query: Query<unknown>): RemoteRecord[] => {
    const own = all(query.collection)
      .filter(({ id, fields }) => fields['userId'] === query.owner || id === query.owner)
      .map(({ id, fields }) => ({ ...fields, id }));
    return answerByHand(query, own).map(({ id, ...fields }) => ({ id, fields }));
  };
  const tell = (one: Listening) => {
    if (!up) return;
    const records = answer(one.query);
    const told = JSON.stringify(records);
    if (told === one.told) return;
    one.told = told;
    reads.documents += records.length;
    one.next(records);
  };
  const tellAll = () => {
    for (const one of [...listening]) tell(one);
  };
  const reached = async () => {
    await Promise.resolve();
    if (!up) throw new RemoteError('unreachable', 'The server is down');
  };

  function apply({ device, step, changes }: Delivery) {
    if (step !== undefined && (steps.get(device) ?? -1) >= step) return;
    const missing = changes.find(
      ({ type, collection, id }) =>
        (type === 'patch' || type === 'increment') &&
        !documentsOf(collection).has(id) &&
        !changes.some((other) => other.type === 'create' && other.id === id),
    );
    if (missing) throw new RemoteError('missing', `${missing.collection}/${missing.id} is gone`);
    const present = changes.some(
      ({ type, collection, id }) => type === 'create' && documentsOf(collection).has(id),
    );
    for (const change of changes) {
      if (present && change.type === 'increment') continue;
      const documents = documentsOf(change.collection);
      const after = afterChange(change, documents.get(change.id));
      if (after) documents.set(change.id, after);
      else documents.delete(change.id);
    }
    if (step !== undefined) steps.set(device, step);
  }

  const remote: Remote = {
    listen(query, next) {
      const one: Listening = { query, next };
      listening.add(one);
      queueMicrotask(() => {
        if (listening.has(one)) tell(one);
      });
      return () => void listening.delete(one);
    },
    async fetch(query) {
      await reached();
      const records = answer(query);
      reads.documents += records.length;
      return records;
    },
    async fetchOne(collection, id) {
      await reached();
      reads.documents += 1;
      return documentsOf(collection).get(id);
    },
    async count(query) {
      await reached();
      const { limit: _limit, ...rest } = { ...query };
      return answer(rest).length;
    },
    async sum(query, field) {
      await reached();
      const { limit: _limit, ...rest } = { ...query };
      return answer(rest).reduce((sum, { fields }) => sum + Number(fields[field] ?? 0), 0);
    },
    async deliver(delivery) {
      await reached();
      try {
        deliveries.push(delivery);
        if (lives <= 0) up = false;
        lives -= 1;
        await reached();
        const fault = faults.shift();
        if (fault?.kind === 'fails') throw new RemoteError(fault.code, 'As the test asked');
        apply(delivery);
        tellAll();
        if (fault) throw new RemoteError('unreachable', 'The answer was lost');
        return { conflicts: {} };
      } finally {
        hear();
      }
    },
    close: () => Promise.resolve(),
  };

  return {
    remote,
    faults,
    reads,
    deliveries,
    all,
    heard: (count) =>
      new Promise((resolve) => {
        hearing.push({ count, resolve });
        hear();
      }),
    dieAfter(count) {
      lives = count;
    },
    setUp(next) {
      up = next;
      lives = Infinity;
      tellAll();
    },
    put(collection, id, fields) {
      if (fields) documentsOf(collection).set(id, fields);
      else documentsOf(collection).delete(id);
      tellAll();
    },
    stored: (collection, id) => documentsOf(collection).get(id),
  };
}
