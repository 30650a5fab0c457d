import { type Change, increment, patch } from '@dayloom/data';
import type { RecordRef, RecordTransaction, StoredState, Table, TableName } from '@dayloom/data-local';
import { clocks, timerHistory } from '@dayloom/domain';
import type { ExportedRecord } from '@dayloom/domain/export';
import type { Device, OutboxEntry } from '../../outbox/outbox.ts';
import type { Batch, Checkpoint, Remote } from '../../protocol/remote.ts';
import { maxInFlight } from '../../replica/pull-state.ts';
import type { Disk } from './disk.ts';
import type { MemoryTransaction } from './memory-transaction.ts';
import type { Random } from './random.ts';

type Patch = Extract<Change, { type: 'patch' }>;

/** A bug that the sync might have. It is simulated from outside, so that the product needs no switch. */
export interface PlantedBug {
  readonly name: string;
  /** Wraps a transaction of a tab. */
  readonly transaction?: (transaction: MemoryTransaction, disk: Disk) => RecordTransaction;
  /** Applies a transaction; torn if the tab dies in the middle of it. */
  readonly apply?: (
    transaction: MemoryTransaction,
    random: Random,
  ) => { readonly tables: Set<TableName>; readonly isTorn: boolean };
  /** Wraps the server of a tab. */
  readonly remote?: (remote: Remote) => Remote;
  /** Replaces the changes with which a page reconciles runs. */
  readonly reconciled?: (changes: readonly Change[]) => readonly Change[];
  /** Makes the changes with which a file imports a running clock. */
  readonly imported?: (run: ExportedRecord) => Change[];
  /** Replaces the patch that a commit stores. @param opened the patch of the editor */
  readonly stored?: (made: Patch, opened: Patch) => Patch;
  /** Makes the id of the segment with which a change of a series begins. @param newId an id that no other device makes */
  readonly cutId?: (newId: string) => string;
}

/** The transaction with one table replaced. */
export const withTable = (
  transaction: MemoryTransaction,
  replaced: TableName,
  replace: (table: Table<never>) => Partial<Table<unknown>>,
): RecordTransaction => ({
  read: (refs) => transaction.read(refs),
  write: (records) => transaction.write(records),
  idsNotFrom: (collection, fill) => transaction.idsNotFrom(collection, fill),
  countLiving: (collection) => transaction.countLiving(collection),
  touch: () => transaction.touch(),
  table: <T>(name: TableName): Table<T> => {
    const table = transaction.table<T>(name);
    return name === replaced
      ? ({ ...table, ...replace(table as unknown as Table<never>) } as Table<T>)
      : table;
  },
});

const asEntry = (value: unknown) => value as OutboxEntry;
/** An increment as a version wrote it that did not know `upTo`. */
const added = (change: Change): Change =>
  change.type === 'increment' ? increment('meditationStats', change.id, change.by, change.fields) : change;
const withoutStamp = ({ stamp: _stamp, ...rest }: StoredState): StoredState => rest;
const forward = ({ stamp, id }: Checkpoint): Checkpoint =>
  id === '' ? { stamp: new Date(Date.parse(stamp) + maxInFlight).toISOString(), id } : { stamp, id };

/** The stored rows without their stamps. */
const unstamped = async (transaction: MemoryTransaction, refs: readonly RecordRef[]) =>
  new Map([...(await transaction.read(refs))].map(([key, row]) => [key, withoutStamp(row)]));

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'two devices that change a series from the same day on add a segment each',
    cutId: (newId) => newId,
  },
  {
    name: 'a batch that arrives twice is taken twice: no mark',
    remote: (remote) => ({
      ...remote,
      async send(batch) {
        // Like a server without a mark: accepts everything that arrives.
        const expected = (await remote.mark(batch.device))?.count ?? 0;
        const sent = await remote.send({ ...batch, expected });
        await remote.send({ ...batch, expected: expected + 1 } satisfies Batch);
        return sent;
      },
    }),
  },
  {
    name: 'the checkpoint is written before its page',
    apply(transaction, random) {
      const isPage = transaction.hasRecords() && transaction.puts<{ key: string }>('meta').some(isPullState);
      if (!isPage || !random.chance(0.03)) return { tables: transaction.apply(), isTorn: false };
      return { tables: transaction.applyTable('meta'), isTorn: true };
    },
  },
  {
    name: 'what was raised is raised again on top of the acknowledged record',
    transaction: (transaction) =>
      withTable(transaction, 'outbox', (table: Table<OutboxEntry>) => ({
        async get(key) {
          const entry = await table.get(key);
          return entry?.state === 'sent' ? { ...entry, stamp: '9' } : entry;
        },
      })),
  },
  {
    name: 'listening begins at the newest record: no step back',
    remote: (remote) => ({
      ...remote,
      listen: (collection, after, listener) => remote.listen(collection, after && forward(after), listener),
    }),
  },
  {
    name: 'what was refused stays on its record',
    transaction(transaction) {
      let isRefusing = false;
      const planted = withTable(transaction, 'outbox', (table: Table<OutboxEntry>) => ({
        put(value) {
          isRefusing ||= asEntry(value).state === 'refused';
          table.put(asEntry(value));
        },
      }));
      return {
        ...planted,
        write: (records) => (isRefusing ? Promise.resolve() : transaction.write(records)),
      };
    },
  },
  {
    name: 'the later parts of a large commit are forgotten',
    transaction: (transaction) =>
      withTable(transaction, 'outbox', (table: Table<OutboxEntry>) => ({
        getAll: async () => (await table.getAll()).filter(({ id }) => !id.includes('.')),
      })),
  },
  {
    name: 'a copied profile does not look at what was sent without it',
    transaction: (transaction) =>
      withTable(transaction, 'meta', (table: Table<unknown>) => ({
        put(value) {
          const { key, value: next } = value as { readonly key: string; readonly value: Device };
          // Keeps only the ids of entries from this profile's outbox.
          const own = new Set(transaction.puts<OutboxEntry>('outbox').map(({ id }) => id));
          const named = next.recent?.filter((id) => own.has(id));
          const { put } = table;
          put(key === 'device' ? { key, value: { ...next, recent: named } } : value);
        },
      })),
  },
  {
    name: 'an older page is taken over a later deletion',
    transaction: (transaction) => ({
      ...withTable(transaction, 'base', () => ({})),
      read: (refs) => unstamped(transaction, refs),
    }),
  },
  {
    name: 'a sent change is dropped when it is acknowledged',
    transaction: (transaction) =>
      withTable(transaction, 'outbox', (table: Table<OutboxEntry>) => ({
        put(value) {
          const entry = asEntry(value);
          if (entry.state === 'sent') table.delete(entry.seq);
          else table.put(entry);
        },
      })),
  },
  {
    name: 'a text that was changed on two devices is overwritten',
    remote: (remote) => ({
      ...remote,
      send: (batch) =>
        remote.send({
          ...batch,
          changes: batch.changes.map((change) =>
            change.type === 'patch' && change.base ? { ...change, base: {} } : change,
          ),
        }),
    }),
  },
  {
    name: 'counters of a file are added on the server, not joined',
    remote: (remote) => ({
      ...remote,
      send: (batch) => remote.send({ ...batch, changes: batch.changes.map(added) }),
    }),
  },
  {
    name: 'counters of a file are added on the device, not joined',
    transaction: (transaction) =>
      withTable(transaction, 'outbox', (table: Table<OutboxEntry>) => ({
        async get(key) {
          const entry = await table.get(key);
          return entry && { ...entry, changes: entry.changes.map(added) };
        },
      })),
  },
  {
    name: 'two runs that overlapped both count in full',
    reconciled: (changes) => changes.filter(({ collection }) => collection !== timerHistory.name),
  },
  {
    name: 'a run that has ended goes on when a file has it as running',
    imported: ({ id, ...fields }) => [
      { type: 'create', collection: clocks.name, id, fields },
      patch('clocks', id, { phase: 'running', elapsed: 0 }),
    ],
  },
];

function isPullState({ key }: { readonly key: string }) {
  return key.startsWith('pull-');
}
