import type { DeletedRecord, StoreError } from '@dayloom/data';
import type { LocalOptions } from '../connection/local-options.ts';
import { toStoreError } from '../connection/storage-errors.ts';
import type { IndexedDatabase } from '../database/indexed-database.ts';
import { hiddenStore } from '../database/stores.ts';
import { LiveAnswer } from '../live/live-answer.ts';
import { deletedSince, readDeleted } from './deleted-records.ts';

type Deleted = readonly DeletedRecord[];

/** The subscriptions to the list of deleted records. */
export class DeletedWatches {
  readonly #database: IndexedDatabase;
  readonly #options: Pick<LocalOptions, 'clock'>;
  readonly #watching = new Set<LiveAnswer<Deleted, Deleted>>();

  constructor(database: IndexedDatabase, options: Pick<LocalOptions, 'clock'>) {
    this.#database = database;
    this.#options = options;
  }

  watch(next: (deleted: Deleted) => void, fail: (error: StoreError) => void): () => void {
    const live = new LiveAnswer<Deleted, Deleted>({
      read: () => this.#read(),
      show: (deleted) => deleted,
      isSame: () => false,
      pending: () => [],
      next,
      fail: (error) => {
        this.#watching.delete(live);
        fail(toStoreError(error));
      },
    });
    this.#watching.add(live);
    return () => {
      live.end();
      this.#watching.delete(live);
    };
  }

  /** Reads the list again for all subscribers. */
  refresh() {
    for (const live of this.#watching) void live.refresh();
  }

  end() {
    for (const live of this.#watching) live.end();
    this.#watching.clear();
  }

  async #read(): Promise<Deleted> {
    this.#database.mustBeOpen();
    const since = deletedSince(this.#options.clock.now());
    return this.#database.connection.run([hiddenStore], 'readonly', (transaction) =>
      readDeleted(transaction, since),
    );
  }
}
