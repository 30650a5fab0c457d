import { createEmitter, type KeptDraft, StoreError } from '@dayloom/data';
import { collectionNames } from '@dayloom/domain';
import { type CommitChannel, commitChannel, type CommitNews } from './commit-channel.ts';
import { type Connection, connectionTo, type Transaction } from './connection.ts';
import { deleteDatabase } from './erase-database.ts';
import { factoryOf, type LocalOptions } from './local-options.ts';
import type { DatabaseSpec } from './open-database.ts';
import { IndexedTransaction } from './record-transaction.ts';
import { relatedTo } from './related-collections.ts';
import { draftsStore, hiddenStore, type historyStore, totalsStore } from './store-names.ts';
import type { Scope, TableName } from './user-database.ts';

/** What of a database a transaction is over; the history is no table of a replica. */
interface StoreScope extends Pick<Scope, 'collections'> {
  readonly tables: readonly (TableName | typeof historyStore)[];
}

type Mode = 'readonly' | 'readwrite';

/** The database of one user as it lies in IndexedDB, with the news of what is written to it in all tabs. */
export class IndexedDatabase {
  readonly #spec: DatabaseSpec;
  readonly #factory: () => IDBFactory;
  readonly connection: Connection;
  readonly #channel: CommitChannel;
  readonly #written = createEmitter<ReadonlySet<TableName>>();
  #hear: (news: CommitNews) => Promise<void> = () => Promise.resolve();
  #heard: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(spec: DatabaseSpec, options: Pick<LocalOptions, 'indexedDB'>) {
    this.#spec = spec;
    this.#factory = factoryOf(options);
    this.connection = connectionTo(spec, this.#factory);
    this.#channel = commitChannel(spec.name);
    this.#channel.listen((news) => {
      if (news.tables.size > 0) this.#written.emit(news.tables);
      this.#heard = this.#hear(news).catch(() => undefined);
    });
  }

  get isClosed() {
    return this.#isClosed;
  }

  /** Resolves when what hears of writings has read the latest one of this tab. */
  get heard() {
    return this.#heard;
  }

  /** Has somebody read again what was written, here or in another tab. */
  onNews(hear: (news: CommitNews) => Promise<void>) {
    this.#hear = hear;
  }

  mustBeOpen() {
    if (this.#isClosed) throw new StoreError('closed', 'The store is closed');
  }

  read<T>(scope: Scope, work: (transaction: IndexedTransaction) => Promise<T>): Promise<T> {
    return this.#run('readonly', scope, work);
  }

  /** Runs in one durable transaction; then everybody is told. */
  async write<T>(scope: StoreScope, work: (transaction: IndexedTransaction) => Promise<T>): Promise<T> {
    let written: Pick<CommitNews, 'collections' | 'tables'> | undefined;
    const result = await this.#run('readwrite', scope, async (transaction) => {
      written = { collections: transaction.touched, tables: transaction.tables };
      return work(transaction);
    });
    if (!this.#isClosed && written && written.collections.size + written.tables.size > 0)
      this.#channel.tell(written);
    return result;
  }

  onTables(listener: (tables: ReadonlySet<TableName>) => void): () => void {
    return this.#written.subscribe(listener);
  }

  /** Empties everything first: the database itself may be held by another tab. */
  async erase(tables: StoreScope['tables']) {
    const stores = [...collectionNames, hiddenStore, totalsStore, draftsStore, ...tables];
    // What is still at work may write nothing behind this.
    this.#isClosed = true;
    try {
      await this.connection.run(stores, 'readwrite', async (transaction: Transaction) => {
        for (const name of stores) void transaction.objectStore(name).clear?.();
      });
    } finally {
      this.close();
      await deleteDatabase(this.#factory(), this.#spec.name);
    }
  }

  /** Tells the other tabs of a draft that was saved or cancelled here. */
  tellRemoved(draft: KeptDraft) {
    if (!this.#isClosed) this.#channel.tellRemoved(draft);
  }

  onRemoved = (listener: (draft: KeptDraft) => void) => this.#channel.onRemoved(listener);

  close() {
    this.#isClosed = true;
    this.#written.clear();
    this.#channel.close();
    this.connection.close();
  }

  async #run<T>(
    mode: Mode,
    { collections, tables }: StoreScope,
    work: (transaction: IndexedTransaction) => Promise<T>,
  ): Promise<T> {
    this.mustBeOpen();
    const related = relatedTo(collections);
    const beside = related.length > 0 ? [hiddenStore, totalsStore, 'meta'] : [];
    const stores = new Set([...related, ...beside, ...tables]);
    return this.connection.run([...stores], mode, (transaction) => work(new IndexedTransaction(transaction)));
  }
}
