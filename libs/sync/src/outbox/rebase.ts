import { afterChange, type Change } from '@dayloom/data';
import {
  keyAt,
  type RecordRef,
  type RecordTransaction,
  type StoredState,
  type UserDatabase,
} from '@dayloom/data-local';
import type { Stamp } from '../protocol/remote.ts';
import {
  type BaseRow,
  basesIn,
  entriesIn,
  isOfLaterVersion,
  type OutboxEntry,
  outboxOnly,
  recordsOf,
  scopeOf,
  serverState,
} from './outbox.ts';
import { readPurged } from './purged.ts';

/** Whether the server's state of a record, by its stamp, includes a sent entry. */
const includesEntry = ({ state, stamp }: OutboxEntry, server: Stamp | undefined) =>
  state === 'sent' && stamp !== undefined && server !== undefined && server >= stamp;

/** The stamp of the server's state of a record, also of one that it has purged. */
const stampOf = async (
  transaction: RecordTransaction,
  { collection, id }: RecordRef,
  state: StoredState | undefined,
) => (state ? state.stamp : (await readPurged(transaction, collection))[id]);

type OwnChanges = ReadonlyMap<string, readonly { readonly entry: OutboxEntry; readonly change: Change }[]>;

function byRecord(entries: Iterable<OutboxEntry | undefined>): OwnChanges {
  const found = new Map<string, { entry: OutboxEntry; change: Change }[]>();
  for (const entry of entries)
    for (const change of entry?.changes ?? []) {
      const key = keyAt(change);
      const list = found.get(key);
      if (list && entry) list.push({ entry, change });
      else if (entry) found.set(key, [{ entry, change }]);
    }
  return found;
}

const isSame = (a: StoredState | undefined, b: StoredState | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

interface RebaseOptions {
  /** The server's state of some of the records, by `keyAt`; undefined for a record that the server does not have. */
  readonly server?: ReadonlyMap<string, StoredState | undefined>;
  /** Entries that no longer apply: the server's state includes them, or never will. */
  readonly resolved?: ReadonlySet<number>;
}

async function entriesAt(transaction: RecordTransaction, bases: readonly (BaseRow | undefined)[]) {
  const seqs = [...new Set(bases.flatMap((base) => base?.seqs ?? []))].toSorted((a, b) => a - b);
  const found = await Promise.all(seqs.map((seq) => entriesIn(transaction).get(seq)));
  return new Map(seqs.map((seq, index) => [seq, found[index]]));
}

/**
 * Recomputes rows: the server's state, then the own changes that it does not include yet. Deletes sent entries once
 * the server's state of all their records includes them.
 */
export async function rebase(
  transaction: RecordTransaction,
  refs: readonly RecordRef[],
  { server, resolved }: RebaseOptions = {},
): Promise<void> {
  if (refs.length === 0) return;
  const table = basesIn(transaction);
  const [bases, rows] = await Promise.all([
    Promise.all(refs.map((ref) => table.get(keyAt(ref)))),
    transaction.read(refs),
  ]);
  const entries = await entriesAt(transaction, bases);
  const own = byRecord(entries.values());
  const written: (RecordRef & { state: StoredState | undefined })[] = [];
  const dropped = new Set<number>();
  for (const [index, ref] of refs.entries()) {
    const key = keyAt(ref);
    const base = bases[index];
    if (!base && server?.has(key) !== true) continue;
    const state = server?.has(key) === true ? server.get(key) : base?.[serverState];
    const pending = (own.get(key) ?? []).filter(
      ({ entry }) => base?.seqs.includes(entry.seq) === true && resolved?.has(entry.seq) !== true,
    );
    const stamp = pending.length > 0 ? await stampOf(transaction, ref, state) : undefined;
    const onTop = pending.filter(({ entry }) => !includesEntry(entry, stamp));
    const seqs = [...new Set(onTop.map(({ entry }) => entry.seq))];
    for (const seq of base?.seqs ?? []) if (!seqs.includes(seq)) dropped.add(seq);
    const isStale = onTop.some(({ entry }) => isOfLaterVersion(entry));
    if (seqs.length > 0)
      table.put({
        key,
        ...(state && { [serverState]: state }),
        seqs,
        ...(isStale && { isStale }),
      } satisfies BaseRow);
    else if (base) table.delete(key);
    const row = onTop.reduce<StoredState | undefined>(
      (before, { change, entry }) => afterChange(change, before, entry.at),
      state,
    );
    if (!isStale && !isSame(row, rows.get(key))) written.push({ ...ref, state: row });
  }
  if (written.length > 0) await transaction.write(written);
  const droppedEntries = [...dropped].flatMap((seq) => entries.get(seq) ?? []);
  await forgetSent(transaction, droppedEntries);
}

/** Deletes the sent entries that no longer apply to any record. */
async function forgetSent(transaction: RecordTransaction, entries: readonly OutboxEntry[]) {
  for (const { seq, state, changes } of entries) {
    if (state !== 'sent') continue;
    const bases = await Promise.all(recordsOf(changes).map((ref) => basesIn(transaction).get(keyAt(ref))));
    if (!bases.some((base) => base?.seqs.includes(seq))) entriesIn(transaction).delete(seq);
  }
}

/** Applies entries that did not come from a commit, and those of records that this device had removed. */
export async function applyEntries(
  transaction: RecordTransaction,
  entries: readonly OutboxEntry[],
): Promise<void> {
  const own = byRecord(entries);
  const refs = recordsOf(entries.flatMap(({ changes }) => changes));
  if (refs.length === 0) return;
  const rows = await transaction.read(refs);
  const table = basesIn(transaction);
  const bases = await Promise.all(refs.map((ref) => table.get(keyAt(ref))));
  for (const [index, ref] of refs.entries()) {
    const key = keyAt(ref);
    const row = rows.get(key);
    const base = bases[index] ?? { key, ...(row && { [serverState]: row }), seqs: [] };
    const seqs = new Set([...base.seqs, ...(own.get(key) ?? []).map(({ entry }) => entry.seq)]);
    table.put({ ...base, seqs: [...seqs].toSorted((a, b) => a - b) });
  }
  await rebase(transaction, refs);
}

/**
 * Applies entries again to records that lost them: the records were removed from this device while the entries were
 * pending, or a tab of an earlier version skipped them. Entries of a later version are left alone.
 */
export async function reapplyLostEntries(database: UserDatabase): Promise<void> {
  const [entries, bases] = await database.read(outboxOnly, (transaction) =>
    Promise.all([entriesIn(transaction).getAll(), basesIn(transaction).getAll()]),
  );
  const covered = new Map(bases.map(({ key, seqs }) => [key, seqs]));
  const stale = new Set(bases.flatMap(({ key, isStale }) => (isStale ? [key] : [])));
  const isOn = ({ seq }: { seq: number }, key: string) => covered.get(key)?.includes(seq) === true;
  const lost = entries.filter(
    (entry) =>
      entry.state === 'waiting' &&
      !isOfLaterVersion(entry) &&
      recordsOf(entry.changes).some((ref) => !isOn(entry, keyAt(ref))),
  );
  const refs = recordsOf(entries.flatMap(({ changes }) => changes)).filter((ref) => stale.has(keyAt(ref)));
  // A sent entry without records needs nothing: the server's records will include it.
  const finished = entries.filter(
    (entry) => entry.state === 'sent' && !recordsOf(entry.changes).some((ref) => isOn(entry, keyAt(ref))),
  );
  if (lost.length + refs.length + finished.length === 0) return;
  const touched = [...refs, ...lost.flatMap(({ changes }) => changes)];
  await database.write(scopeOf(touched), async (transaction) => {
    for (const { seq } of finished) entriesIn(transaction).delete(seq);
    const still = await Promise.all(lost.map(({ seq }) => entriesIn(transaction).get(seq)));
    const waiting = still.flatMap((entry) => (entry?.state === 'waiting' ? [entry] : []));
    await applyEntries(transaction, waiting);
    await rebase(transaction, refs);
  });
}
