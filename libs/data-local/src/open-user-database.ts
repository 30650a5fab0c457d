import type { Answer, Change, DeletedRecord, Receipt, Store } from '@dayloom/data';
import { collectionNames, nowOf, type UserId } from '@dayloom/domain';
import { carryOut, collectionsOf } from './carry-out.ts';
import { completeRows } from './complete-rows.ts';
import { deletedSince, purgeDeleted, readDeleted } from './deleted-records.ts';
import { IndexedDatabase } from './indexed-database.ts';
import type { LocalOptions } from './local-options.ts';
import type { DatabaseSpec } from './open-database.ts';
import type { StoredRecord } from './read-records.ts';
import { RecordReads } from './record-reads.ts';
import { hiddenStore } from './schema.ts';
import type { Alongside, TableName, UserDatabase } from './user-database.ts';
import { Watches } from './watches.ts';

export interface OpenOptions {
  readonly user: UserId;
  /** The account's e-mail, which a new profile must carry; unchecked where it is not known. */
  readonly email?: string | undefined;
  readonly spec: DatabaseSpec;
  readonly options: LocalOptions;
  /** Where this database is the replica of a server: what else a commit writes. */
  readonly alongside?: Alongside;
}

/** The records of one user in a database of their own. Opened with its first use, live across tabs. */
export function openUserDatabase(opening: OpenOptions): UserDatabase {
  const { user, spec, options, alongside } = opening;
  const database = new IndexedDatabase(spec, options);
  const tables: TableName[] = alongside ? ['meta', 'outbox', 'base'] : ['meta'];
  const reads = new RecordReads(database, user, alongside !== undefined);
  const watches = new Watches(reads);
  const deleted = new DeletedWatches(database, options);

  /** Completes what an older program wrote, and has it read again where that changed it. */
  async function complete(collections: Iterable<(typeof collectionNames)[number]>) {
    for (const collection of collections) {
      if (database.isClosed) return;
      if (await completeRows(database.connection, collection)) await watches.refresh(new Set([collection]));
    }
  }
  database.onNews(async ({ collections, isFromOlder }) => {
    const reading = watches.refresh(collections);
    if (collections.size > 0) deleted.tell();
    await reading;
    for (const collection of collections) await reads.lookAgain(collection);
    if (isFromOlder) await complete(collections);
  });

  async function tidy() {
    if (database.isClosed) return;
    await database.write({ collections: collectionNames, tables: [] }, (transaction) =>
      purgeDeleted(transaction, deletedSince(options.clock.now())),
    );
    await complete(collectionNames);
  }
  // Nobody waits for it: what fails now is done at the next start.
  options.firstScreen?.then(tidy).catch(() => undefined);

  async function commit(changes: readonly Change[]): Promise<Receipt> {
    database.mustBeOpen();
    const collections = collectionsOf(changes);
    if (changes.length === 0) return { changes: 0 };
    const now = nowOf(options.clock);
    const pending = watches.begin(changes, now);
    const committing = { user, email: opening.email, now, stamps: !alongside };
    try {
      await database.write({ collections, tables: alongside ? tables : [] }, async (transaction) => {
        pending.hasBegun = true;
        const steps = await carryOut(transaction, changes, committing);
        await alongside?.(transaction, steps, now);
      });
    } catch (error) {
      watches.refuse(pending);
      throw error;
    }
    void watches.settle(pending, database.heard);
    return { changes: changes.length };
  }

  function close() {
    watches.end();
    deleted.end();
    database.close();
  }
  const store: Store = {
    watch: (query, next, fail) =>
      watches.list(query, next as unknown as (answer: Answer<StoredRecord>) => void, fail),
    watchTotal: (asked, next, fail) => watches.total(asked, next, fail),
    async get(query) {
      const { records, isComplete } = await reads.list(query);
      return { records: records as never, isComplete };
    },
    count: async (query) => reads.total({ query }),
    sum: async (query, sumOf) => reads.total({ query, sumOf }),
    commit,
    watchDeleted: (next) => deleted.watch(next),
    watchBroken: (next) => reads.broken.watch(next),
    close,
  };
  return {
    store,
    read: (scope, work) => database.read(scope, work),
    write: (scope, work) => database.write(scope, work),
    onTables: (listener) => database.onTables(listener),
    erase: () => {
      watches.end();
      deleted.end();
      return database.erase(tables);
    },
    close,
  };
}

/** Who watches what was deleted. */
class DeletedWatches {
  readonly #database: IndexedDatabase;
  readonly #options: LocalOptions;
  readonly #listeners = new Set<(deleted: readonly DeletedRecord[]) => void>();

  constructor(database: IndexedDatabase, options: LocalOptions) {
    this.#database = database;
    this.#options = options;
  }

  watch(next: (deleted: readonly DeletedRecord[]) => void): () => void {
    this.#listeners.add(next);
    this.tell();
    return () => void this.#listeners.delete(next);
  }

  tell() {
    if (this.#listeners.size === 0 || this.#database.isClosed) return;
    this.#database.connection
      .run([hiddenStore], 'readonly', (transaction) =>
        readDeleted(transaction, deletedSince(this.#options.clock.now())),
      )
      .then(
        (found) => {
          for (const listener of this.#listeners) listener(found);
        },
        () => undefined,
      );
  }

  end() {
    this.#listeners.clear();
  }
}
