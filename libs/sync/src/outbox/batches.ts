import {
  keyAt,
  type OnCommit,
  patchedThoughDeleted,
  type RecordRef,
  type StoredState,
} from '@dayloom/data-local';
import type { Instant } from '@dayloom/domain';
import { BatchLoad, type Measured, parentNeeded } from './batch-load.ts';
import {
  addEntries,
  basesIn,
  isOfLaterVersion,
  namedDevice,
  type NewEntry,
  type OutboxEntry,
  recordsOf,
  serverState,
  versionOf,
} from './outbox.ts';

/** Splits a commit into parts that each fit into one batch. */
function partsOf(steps: readonly Measured[]): Measured[][] {
  const parts: Measured[][] = [];
  let load = new BatchLoad();
  for (const step of steps) {
    const last = parts.at(-1);
    if (last && load.add([step], false)) last.push(step);
    else {
      load = new BatchLoad();
      load.add([step], false);
      parts.push([step]);
    }
  }
  return parts;
}

/** Splits a commit into entries that each fit into one batch. */
export const entriesOf = (commit: string, at: Instant, steps: readonly Measured[]): NewEntry[] =>
  partsOf(steps).map((part, index) => {
    const changes = part.map(({ change }) => change);
    return {
      id: index === 0 ? commit : `${commit}.${index}`,
      at,
      version: versionOf(changes),
      changes,
      before: part.map(({ before }) => before),
      state: 'waiting',
    };
  });

/** Adds an entry for every commit, and the server's state of records without another pending change. */
export const recordCommits =
  (newId: () => string): OnCommit =>
  async (transaction, steps, now) => {
    const measured = steps.map(({ change, before }) => ({ change, before: before?.fields }));
    const deleted = new Set(patchedThoughDeleted(steps).map(keyAt));
    const entries = entriesOf(newId(), now, measured).map((entry) =>
      entry.changes.some((change) => deleted.has(keyAt(change)))
        ? { ...entry, isOfDeleted: true as const }
        : entry,
    );
    await namedDevice(transaction, newId);
    const added = await addEntries(transaction, entries);
    const met = new Map<string, { readonly state: StoredState | undefined; readonly seqs: Set<number> }>();
    for (const { change, before } of steps)
      if (!met.has(keyAt(change))) met.set(keyAt(change), { state: before, seqs: new Set() });
    for (const { seq, changes } of added) for (const change of changes) met.get(keyAt(change))?.seqs.add(seq);
    const bases = basesIn(transaction);
    await Promise.all(
      [...met].map(async ([key, { state, seqs }]) => {
        const known = (await bases.get(key)) ?? { key, ...(state && { [serverState]: state }), seqs: [] };
        bases.put({ ...known, seqs: [...known.seqs, ...seqs] });
      }),
    );
  };

const stepsOf = ({ changes, before }: OutboxEntry) =>
  changes.map((change, index) => ({ change, before: before[index] }));

/** The records that an entry writes, and the parents that must be living. */
const recordsNeeded = (entry: OutboxEntry): RecordRef[] => [
  ...recordsOf(entry.changes),
  ...stepsOf(entry).flatMap(({ change, before }) => parentNeeded(change, before) ?? []),
];

/** Whether there are pending entries that only a later version of the app can send. */
export const needsLaterVersion = (entries: readonly OutboxEntry[]) =>
  entries.some((entry) => entry.state === 'waiting' && isOfLaterVersion(entry));

const makesRecords = ({ changes }: OutboxEntry) => changes.some(({ type }) => type === 'create');

/** Whether the entry increases counters before it creates a record. */
const raisesOnly = ({ changes }: OutboxEntry) =>
  changes.find(({ type }) => type === 'create' || type === 'increment')?.type === 'increment';

/**
 * The pending entries to send next in one batch, in order. Entries of a later version are skipped, and so are entries
 * that touch the same records.
 * @param alone ids of entries to send separately, after a batch with them was rejected
 */
export function nextBatch(entries: readonly OutboxEntry[], alone: ReadonlySet<string>): OutboxEntry[] {
  const blocked = new Set<string>();
  const load = new BatchLoad();
  const batch: OutboxEntry[] = [];
  for (const entry of entries) {
    if (entry.state !== 'waiting') continue;
    const keys = recordsNeeded(entry).map(keyAt);
    if (isOfLaterVersion(entry) || keys.some((key) => blocked.has(key))) {
      for (const key of keys) blocked.add(key);
      continue;
    }
    if (alone.has(entry.id)) return batch.length === 0 ? [entry] : batch;
    // The server skips increments after a repeated create, and does not know where an entry begins. So a create of
    // another entry must not precede these counters in the batch.
    if (raisesOnly(entry) && batch.some(makesRecords)) return batch;
    if (!load.add(stepsOf(entry), true)) return batch;
    batch.push(entry);
  }
  return batch;
}
