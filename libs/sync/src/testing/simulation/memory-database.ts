import { type Change, type Store, StoreError } from '@dayloom/data';
import type { OnCommit, RecordTransaction, Scope, UserDatabase } from '@dayloom/data-local';
import { collectionNames, type Instant } from '@dayloom/domain';
import { type OutboxEntry, outboxOnly } from '../../outbox/outbox.ts';
import { commitTo } from './memory-commit.ts';
import { MemoryTransaction } from './memory-transaction.ts';
import type { BrowserProfile, Storage, Tab } from './world.ts';

const never = new Promise<never>(() => undefined);

/**
 * The disk of a profile as one tab uses it. Transactions are atomic; while faults are on, they may fail or outlive
 * their tab.
 */
function memoryDatabase(tab: Tab, onCommit: OnCommit): UserDatabase {
  const { profile } = tab;
  const { weather } = profile;
  const { random, time, bug } = weather;
  const chance = (probability: number) => !weather.isCalm && random.chance(probability);

  async function within<T>(
    scope: Scope,
    work: (transaction: MemoryTransaction) => Promise<T>,
  ): Promise<[MemoryTransaction, T]> {
    await tab.pause();
    if (chance(0.004)) throw new StoreError('storage-blocked', 'The storage failed');
    const transaction = new MemoryTransaction(profile.disk, scope);
    const begun = time.events;
    const result = await work(transaction);
    if (time.events !== begun) throw new Error('A transaction waited for something else');
    return [transaction, result];
  }

  /** @param applied called once the transaction is durable */
  async function write<T>(
    scope: Scope,
    work: (transaction: MemoryTransaction) => Promise<T>,
    applied: (transaction: MemoryTransaction) => void = () => undefined,
  ): Promise<T> {
    const [transaction, result] = await within(scope, work);
    if (chance(0.002)) {
      tab.crash();
      return never;
    }
    if (chance(0.004)) throw new StoreError('storage-blocked', 'The storage failed');
    const { tables, isTorn } = bug?.apply?.(transaction, random) ?? {
      tables: transaction.apply(),
      isTorn: false,
    };
    applied(transaction);
    profile.notify(tables);
    if (tables.has('outbox') || tables.has('base') || transaction.hasRecords()) weather.look(profile);
    if (isTorn || chance(0.002)) {
      tab.crash();
      return never;
    }
    await tab.pause();
    return result;
  }
  const planted = (transaction: MemoryTransaction): RecordTransaction =>
    bug?.transaction?.(transaction, profile.disk) ?? transaction;

  async function commit(changes: readonly Change[]) {
    const now = new Date(tab.now()).toISOString() as Instant;
    await write(
      { collections: collectionNames, tables: ['outbox', 'base', 'meta'] },
      async (transaction) => {
        const steps = await commitTo(transaction, changes, {
          user: tab.user,
          now,
          newId: () => tab.newId(),
          bug,
        });
        await onCommit(planted(transaction), steps, now);
      },
      (transaction) => {
        const entries = transaction.puts<OutboxEntry>('outbox');
        profile.disk.confirmed.push({ entries });
        weather.steps?.note(entries);
        weather.sessions?.note(entries);
      },
    );
    return { changes: changes.length };
  }
  const store: Store = {
    commit,
    commitMany: commit,
    snapshot: () => Promise.resolve({ isComplete: true }),
    watch: () => () => undefined,
    watchTotal: () => () => undefined,
    get: () => Promise.resolve({ records: [], isComplete: true }),
    count: () => Promise.resolve({ value: 0, isComplete: true }),
    sum: () => Promise.resolve({ value: 0, isComplete: true }),
    watchDeleted: () => () => undefined,
    watchBroken: () => () => undefined,
    // The simulated users leave no unsaved text.
    drafts: {
      get: () => Promise.resolve(undefined),
      under: () => Promise.resolve([]),
      set: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      leave: () => undefined,
      onWrite: () => () => undefined,
      onRemoved: () => () => undefined,
    },
    close: () => undefined,
  };
  const read: UserDatabase['read'] = async (scope, work) =>
    (await within(scope, (transaction) => work(planted(transaction))))[1];
  return {
    store,
    readTables: (work) => read(outboxOnly, work),
    read,
    write: (scope, work) => write(scope, (transaction) => work(planted(transaction))),
    onTables(listener) {
      tab.tableListeners.add(listener);
      return () => void tab.tableListeners.delete(listener);
    },
    erase: () => {
      for (const collection of collectionNames) profile.disk.rows(collection).clear();
      for (const table of Object.values(profile.disk.tables)) table.clear();
      return Promise.resolve();
    },
    close: () => undefined,
  };
}

/** Stores a profile on its disk in memory. */
export const memoryStorage = (profile: BrowserProfile): Storage => ({
  open: memoryDatabase,
  refresh: () => Promise.resolve(),
  replace(disk) {
    profile.disk = disk;
    return Promise.resolve();
  },
  putEntry(entry) {
    profile.disk.tables.outbox.set(entry.seq, entry);
    return Promise.resolve();
  },
});
