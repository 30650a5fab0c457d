import { createEmitter, type KeptDraft, StoreError } from '@dayloom/data';
import { collectionNames } from '@dayloom/domain';
import { wrap } from 'idb';
import { type Connection, connectionTo } from '../connection/connection.ts';
import { factoryOf, type LocalOptions } from '../connection/local-options.ts';
import type { DatabaseSpec } from '../connection/open-database.ts';
import { type CommitChannel, commitChannel, type CommitNews, type Written } from './commit-channel.ts';
import { draftsStore, hiddenStore, type StoreName, totalsStore, type UserSchema } from './stores.ts';
import { tableOf } from './table.ts';
import { replicaTables, type TableName, type Tables } from './user-database.ts';

/** How long to wait for other tabs, in milliseconds: a frozen tab never closes its connection. */
const blockedTimeout = 2_000;

/** Deletes a database. If another tab blocks this, the browser deletes it when that tab closes its connection. */
async function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, blockedTimeout);
  });
  await Promise.race([wrap(factory.deleteDatabase(name)), timeout]).finally(() => clearTimeout(timer));
}

/** The IndexedDB database of one user. Reports what all tabs write to it. */
export class IndexedDatabase {
  readonly #spec: DatabaseSpec<UserSchema>;
  readonly #factory: () => IDBFactory;
  readonly connection: Connection<UserSchema>;
  readonly #channel: CommitChannel;
  readonly #written = createEmitter<ReadonlySet<TableName>>();
  readonly onTables = this.#written.subscribe;
  #onNews: (news: CommitNews) => Promise<void> = () => Promise.resolve();
  #newsHandled: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(spec: DatabaseSpec<UserSchema>, options: Pick<LocalOptions, 'indexedDB'>) {
    this.#spec = spec;
    this.#factory = factoryOf(options);
    this.connection = connectionTo(spec, this.#factory);
    this.#channel = commitChannel(spec.name);
    this.#channel.listen((news) => {
      if (news.tables.size > 0) this.#written.emit(news.tables);
      this.#newsHandled = this.#onNews(news).catch(() => undefined);
    });
  }

  get isClosed() {
    return this.#isClosed;
  }

  /** Resolves when the listener has handled the latest write. */
  get newsHandled() {
    return this.#newsHandled;
  }

  /** Sets the listener that is called after every write, in this or another tab. */
  onNews(listener: (news: CommitNews) => Promise<void>) {
    this.#onNews = listener;
  }

  mustBeOpen() {
    if (this.#isClosed) throw new StoreError('closed', 'The store is closed');
  }

  async readTables<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    this.mustBeOpen();
    return this.connection.run(replicaTables, 'readonly', (transaction) =>
      work({ table: (name) => tableOf(transaction, name) }),
    );
  }

  /** Clears all stores first, because another tab may keep the database open. */
  async erase(tables: readonly StoreName[]) {
    const stores: StoreName[] = [...collectionNames, hiddenStore, totalsStore, draftsStore, ...tables];
    // Rejects the writes of code that is still running.
    this.#isClosed = true;
    try {
      await this.connection.run(stores, 'readwrite', async (transaction) => {
        for (const name of stores) void transaction.objectStore(name).clear();
      });
    } finally {
      this.close();
      await deleteDatabase(this.#factory(), this.#spec.name);
    }
  }

  /** Notifies all listeners of a write. */
  notify(written: Written) {
    if (!this.#isClosed && written.collections.size + written.tables.size > 0) this.#channel.notify(written);
  }

  notifyRemoved(draft: KeptDraft) {
    if (!this.#isClosed) this.#channel.notifyRemoved(draft);
  }

  onRemoved = (listener: (draft: KeptDraft) => void) => this.#channel.onRemoved(listener);

  close() {
    this.#isClosed = true;
    this.#written.clear();
    this.#channel.close();
    this.connection.close();
  }
}
