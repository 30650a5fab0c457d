import { type Alongside, type Held, keyAt, patchedThoughDeleted, type RecordRef } from '@dayloom/data-local';
import type { Instant } from '@dayloom/domain';
import { BatchLoad, type Measured, parentNeeded } from './batch-load.ts';
import {
  addEntries,
  basesIn,
  entryVersion,
  isOfLaterVersion,
  namedDevice,
  type NewEntry,
  type OutboxEntry,
  recordsOf,
} from './outbox.ts';

/** A commit in parts of which each fits into one batch. */
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

/** A commit as entries of which each fits into one batch. */
export const entriesOf = (commit: string, at: Instant, steps: readonly Measured[]): NewEntry[] =>
  partsOf(steps).map((part, index) => ({
    id: index === 0 ? commit : `${commit}.${index}`,
    at,
    version: entryVersion,
    changes: part.map(({ change }) => change),
    before: part.map(({ before }) => before),
    state: 'waiting',
  }));

/** Has every commit leave an entry, and the server's state of each record that it is the first to lie on. */
export const recordCommits =
  (newId: () => string): Alongside =>
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
    const met = new Map<string, { readonly held: Held | undefined; readonly seqs: Set<number> }>();
    for (const { change, before } of steps)
      if (!met.has(keyAt(change))) met.set(keyAt(change), { held: before, seqs: new Set() });
    for (const { seq, changes } of added) for (const change of changes) met.get(keyAt(change))?.seqs.add(seq);
    const bases = basesIn(transaction);
    await Promise.all(
      [...met].map(async ([key, { held, seqs }]) => {
        const known = (await bases.get(key)) ?? { key, ...(held && { held }), seqs: [] };
        bases.put({ ...known, seqs: [...known.seqs, ...seqs] });
      }),
    );
  };

const stepsOf = ({ changes, before }: OutboxEntry) =>
  changes.map((change, index) => ({ change, before: before[index] }));

/** The records that an entry writes or that must live for it. */
const recordsNeeded = (entry: OutboxEntry): RecordRef[] => [
  ...recordsOf(entry.changes),
  ...stepsOf(entry).flatMap(({ change, before }) => parentNeeded(change, before) ?? []),
];

/** Whether only a later version of the program can send something. */
export const waitsForLater = (entries: readonly OutboxEntry[]) =>
  entries.some((entry) => entry.state === 'waiting' && isOfLaterVersion(entry));

const makesRecords = ({ changes }: OutboxEntry) => changes.some(({ type }) => type === 'create');

/** Whether counters rise before the entry has made a record of its own. */
const raisesOnly = ({ changes }: OutboxEntry) =>
  changes.find(({ type }) => type === 'create' || type === 'increment')?.type === 'increment';

/**
 * The waiting entries that go to the server together next, in their order. What a later version of the program wrote
 * waits for it, and so does whatever touches the same records.
 * @param alone ids of entries that are sent by themselves, after a batch with them was refused
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
    // The server leaves out increments after a repeated create, and does not see where an entry begins: what
    // another entry made must not decide over these counters.
    if (raisesOnly(entry) && batch.some(makesRecords)) return batch;
    if (!load.add(stepsOf(entry), true)) return batch;
    batch.push(entry);
  }
  return batch;
}
