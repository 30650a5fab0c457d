import { type BackendOptions, type Query, type Store, StoreError, whyQueryRefused } from '@dayloom/data';
import { type CollectionName, nowOf, type UserId } from '@dayloom/domain';
import { brokenRecords } from './broken-records.ts';
import { commitChannel } from './commit-channel.ts';
import { connectionTo } from './connection.ts';
import { planMatches } from './plan-query.ts';
import { answerOf, type Known, readRecords } from './read-records.ts';
import { countRows, readRows } from './read-rows.ts';
import { isFields, type Row } from './rows.ts';
import { databaseOf } from './schema.ts';
import { toStoreError } from './storage-errors.ts';
import { type Watch, watchAnswer } from './watch-query.ts';
import { collectionsOf, writeChanges } from './write-changes.ts';

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

/** The records of one user in a database of their own. Opened with its first use, live across tabs. */
export function openLocalStore(user: UserId, options: LocalOptions): Store {
  const database = databaseOf(user);
  const connection = connectionTo(database, factoryOf(options));
  const channel = commitChannel(database.name);
  const broken = brokenRecords();
  const watches = new Map<Watch, CollectionName>();
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

  channel.listen((touched) => {
    for (const [watch, collection] of watches) if (touched.has(collection)) watch.refresh();
    for (const collection of touched) lookAgain(collection).catch(() => undefined);
  });

  return {
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
      await connection.run([...collections], 'readwrite', (transaction) =>
        writeChanges(transaction, changes, user, nowOf(options.clock)),
      );
      if (!closed) channel.tell(new Set(changes.map(({ collection }) => collection)));
      return { changes: changes.length };
    },
    onCommit: (listener) => channel.listen(listener),
    watchBroken: (next) => broken.watch(next),
    close() {
      closed = true;
      for (const watch of watches.keys()) watch.end();
      watches.clear();
      channel.close();
      connection.close();
    },
  };
}
