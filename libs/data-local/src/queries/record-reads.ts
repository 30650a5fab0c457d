import { type Query, type Total, type TotalQuery, whyQueryDenied } from '@dayloom/data';
import type { CollectionName, UserId } from '@dayloom/domain';
import type { IndexedDatabase } from '../database/indexed-database.ts';
import { type StoreName, totalsStore, type UserTransaction } from '../database/stores.ts';
import { completeKey } from '../database/user-database.ts';
import { brokenRecords } from './broken-records.ts';
import { answerOf, type Known, type ReadAnswer, readRecords } from './read-records.ts';
import { isListed, readTotal } from './read-total.ts';
import { SharedReads } from './shared-reads.ts';

export type ListAnswer = ReadAnswer & { readonly isComplete: boolean };

const nothingKnown: Known = new Map();

/** A query calls `began` as soon as its transaction exists. Broken records are reported. */
export class RecordReads {
  readonly broken = brokenRecords();
  readonly #database: IndexedDatabase;
  readonly #user: UserId;
  readonly #isReplica: boolean;
  readonly #shared: SharedReads;

  constructor(database: IndexedDatabase, user: UserId, isReplica: boolean) {
    this.#database = database;
    this.#user = user;
    this.#isReplica = isReplica;
    this.#shared = new SharedReads(database.connection);
  }

  async list(
    query: Query<unknown>,
    before?: ReadAnswer,
    began: () => void = () => undefined,
  ): Promise<ListAnswer> {
    this.#check(query);
    const stores: StoreName[] = [query.collection, 'meta'];
    const answer = await this.#shared.run(stores, async (transaction) => {
      began();
      const [read, isComplete] = await Promise.all([
        readRecords(transaction, query, before?.known ?? nothingKnown),
        this.#isComplete(transaction, query.collection),
      ]);
      return { ...read, isComplete };
    });
    this.broken.note(query.collection, answer.broken, (id) => answer.known.has(id));
    return answer;
  }

  async total(asked: TotalQuery, began: () => void = () => undefined): Promise<Total> {
    this.#check(asked.query);
    const { collection } = asked.query;
    const stores: StoreName[] = [collection, totalsStore, 'meta'];
    return this.#shared.run(stores, async (transaction) => {
      began();
      const isComplete = await this.#isComplete(transaction, collection);
      return { value: await readTotal(transaction, asked), isComplete };
    });
  }

  /** Reads the broken records again: this or another tab may have removed or repaired them. */
  async recheckBroken(collection: CollectionName) {
    const ids = this.broken.idsIn(collection);
    if (ids.length === 0 || this.#database.isClosed) return;
    const rows = await this.#database.connection.run([collection], 'readonly', async (transaction) =>
      Promise.all(ids.map((id) => transaction.objectStore(collection).get(id))),
    );
    const existing = rows.filter((row) => row !== undefined);
    const still = answerOf(collection, existing, nothingKnown).broken;
    this.broken.note(collection, still, (id) => !still.some((record) => record.id === id));
  }

  #check(query: Query<unknown>) {
    this.#database.mustBeOpen();
    const refused = whyQueryDenied(query, this.#user);
    if (refused) throw refused;
  }

  async #isComplete(transaction: UserTransaction, collection: CollectionName) {
    return !this.#isReplica || isListed(transaction, completeKey, collection);
  }
}
