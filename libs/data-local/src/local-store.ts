import { type BackendOptions, type Query, type Store, StoreError, whyQueryRefused } from '@dayloom/data';
import { type CollectionName, nowOf, type UserId } from '@dayloom/domain';
import { brokenRecords } from './broken-records.ts';
import { type CommitChannel, commitChannel, type CommitListener } from './commit-channel.ts';
import { type Connection, connectionTo, type Transaction } from './connection.ts';
import type { DatabaseSpec } from './open-database.ts';
import { planMatches } from './plan-query.ts';
import { answerOf, type Known, readRecords } from './read-records.ts';
import { countRows, readRows } from './read-rows.ts';
import { isFields, type Row } from './rows.ts';
import { databaseOf } from './schema.ts';
import { toStoreError } from './storage-errors.ts';
import { type Watch, watchAnswer } from './watch-query.ts';
import { collectionsOf, type Step, writeChanges } from './write-changes.ts';

export interface LocalOptions extends BackendOptions {
  /** Where databases are kept; the browser's own unless a test hands in another. */
  readonly indexedDB?: IDBFactory;
}

const nothingKnown: Known = new Map();
const factoryOf = (options: LocalOptions) => () => options.indexedDB ?? globalThis.indexedDB;

const sumOf = (rows: readonly Row[], field: string) =>
  rows
    .map(({ fields }) => (isFields(fields) ? fields[field] : undefined))
    .filter((value) => typeof value === 'number')
    .reduce((sum, value) => sum + value, 0);

/** What else is written in the transaction of a commit. */
export interface Alongside {
  readonly stores: readonly string[];
  readonly write: (transaction: Transaction, steps: readonly Step[]) => void;
}

/** A store with what a mirror of a server needs of its inside. */
export interface OpenRecords {
  readonly store: Store;
  readonly connection: Connection;
  readonly channel: CommitChannel;
}

/** The records of one user in a database of their own. Opened with its first use, live across tabs. */
export const openLocalStore = (user: UserId, options: LocalOptions): Store =>
  openRecords(user, databaseOf(user), options).store;

export function openRecords(
  user: UserId,
  database: DatabaseSpec,
  options: LocalOptions,
  alongside?: Alongside,
): OpenRecords {
  const connection = connectionTo(database, factoryOf(options));
  const channel = commitChannel(database.name);
  const broken = brokenRecords();
  const watches = new Map<Watch, CollectionName>();
  const commitListeners = new Set<CommitListener>();
  let closed = false;

  function check(query: Query<unknown>) {
    if (closed) throw new StoreError('closed', 'The store is closed');
    const refused = whyQueryRefused(query, user);
    if (refused) throw refused;
  }

  async function read(query: Query<unknown>, known: Known) {
    check(query);
    const answer = await connection.run([query.collection], 'readonly', (transaction) =>
      readRecords(transaction, query, known),
    );
    broken.note(query.collection, answer.broken, (id) => answer.known.has(id));
    return answer;
  }

  /** A broken record may have been removed or repaired by now, here or in another tab. */
  async function lookAgain(collection: CollectionName) {
    const ids = broken.idsIn(collection);
    if (ids.length === 0 || closed) return;
    const rows = await connection.run([collection], 'readonly', async (transaction) =>
      Promise.all(ids.map((id): Promise<Row | undefined> => transaction.objectStore(collection).get(id))),
    );
    const left = rows.filter((row) => row !== undefined);
    const still = answerOf(collection, left, nothingKnown).broken;
    broken.note(collection, still, (id) => !still.some((record) => record.id === id));
  }

  channel.listen(async (touched) => {
    const stale = [...watches].filter(([, collection]) => touched.has(collection));
    await Promise.all(stale.map(([watch]) => watch.refresh()));
    for (const listener of [...commitListeners]) listener(touched);
    for (const collection of touched) lookAgain(collection).catch(() => undefined);
  });

  const store: Store = {
    watch<T>(query: Query<T>, next: (records: readonly T[]) => void, fail: (error: StoreError) => void) {
      let known = nothingKnown;
      const readAgain = async () => {
        const answer = await read(query, known);
        known = answer.known;
        return answer.records as readonly unknown[] as readonly T[];
      };
      const watch = watchAnswer(readAgain, next, (error) => {
        watches.delete(watch);
        fail(toStoreError(error));
      });
      watches.set(watch, query.collection);
      return () => {
        watch.end();
        watches.delete(watch);
      };
    },
    async get<T>(query: Query<T>) {
      return (await read(query, nothingKnown)).records as readonly unknown[] as readonly T[];
    },
    async count(query) {
      check(query);
      const plan = planMatches(query);
      return connection.run([query.collection], 'readonly', (transaction) =>
        countRows(transaction, query.collection, plan),
      );
    },
    async sum(query, field) {
      check(query);
      const plan = planMatches(query);
      const rows = await connection.run([query.collection], 'readonly', (transaction) =>
        readRows(transaction, query.collection, plan),
      );
      return sumOf(rows, field);
    },
    async commit(changes) {
      if (closed) throw new StoreError('closed', 'The store is closed');
      const collections = collectionsOf(changes);
      if (changes.length === 0) return { changes: 0 };
      await connection.run(
        [...collections, ...(alongside?.stores ?? [])],
        'readwrite',
        async (transaction) => {
          const steps = await writeChanges(transaction, changes, user, nowOf(options.clock));
          alongside?.write(transaction, steps);
        },
      );
      if (!closed) channel.tell(new Set(changes.map(({ collection }) => collection)));
      return { changes: changes.length };
    },
    onCommit(listener) {
      commitListeners.add(listener);
      return () => void commitListeners.delete(listener);
    },
    watchBroken: (next) => broken.watch(next),
    close() {
      closed = true;
      for (const watch of watches.keys()) watch.end();
      watches.clear();
      commitListeners.clear();
      channel.close();
      connection.close();
    },
  };
  return { store, connection, channel };
}
