import { afterChange, type Change } from '@dayloom/data';
import {
  type Held,
  keyAt,
  type RecordRef,
  type RecordTransaction,
  type UserDatabase,
} from '@dayloom/data-local';
import {
  type BaseRow,
  basesIn,
  entriesIn,
  isOfLaterVersion,
  type OutboxEntry,
  outboxOnly,
  recordsOf,
  scopeOf,
} from './outbox.ts';

/** Whether the server's state of a record holds what an entry did to it. */
const isIn = ({ state, stamp }: OutboxEntry, held: Held | undefined) =>
  state === 'sent' && stamp !== undefined && held?.stamp !== undefined && held.stamp >= stamp;

type OwnChanges = ReadonlyMap<string, readonly { readonly entry: OutboxEntry; readonly change: Change }[]>;

/** The changes of entries by the record they are for, in their order. */
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

const isSame = (a: Held | undefined, b: Held | undefined) => JSON.stringify(a) === JSON.stringify(b);

interface RebaseOptions {
  /** What the server says of some of the records, by `keyAt`; undefined where it has nothing. */
  readonly server?: ReadonlyMap<string, Held | undefined>;
  /** Entries that no longer lie on any record: the server's state holds them, or never will. */
  readonly settled?: ReadonlySet<number>;
}

async function entriesAt(transaction: RecordTransaction, bases: readonly (BaseRow | undefined)[]) {
  const seqs = [...new Set(bases.flatMap((base) => base?.seqs ?? []))].toSorted((a, b) => a - b);
  const found = await Promise.all(seqs.map((seq) => entriesIn(transaction).get(seq)));
  return new Map(seqs.map((seq, index) => [seq, found[index]]));
}

/**
 * Writes rows anew: the server's state, then what of this device it does not hold yet. Sent entries that all their
 * records hold by now are forgotten.
 */
export async function rebase(
  transaction: RecordTransaction,
  refs: readonly RecordRef[],
  { server, settled }: RebaseOptions = {},
): Promise<void> {
  if (refs.length === 0) return;
  const table = basesIn(transaction);
  const [bases, rows] = await Promise.all([
    Promise.all(refs.map((ref) => table.get(keyAt(ref)))),
    transaction.read(refs),
  ]);
  const entries = await entriesAt(transaction, bases);
  const own = byRecord(entries.values());
  const written: (RecordRef & { held: Held | undefined })[] = [];
  const dropped = new Set<number>();
  for (const [index, ref] of refs.entries()) {
    const key = keyAt(ref);
    const base = bases[index];
    if (!base && server?.has(key) !== true) continue;
    const held = server?.has(key) === true ? server.get(key) : base?.held;
    const onTop = (own.get(key) ?? []).filter(
      ({ entry }) =>
        base?.seqs.includes(entry.seq) === true && settled?.has(entry.seq) !== true && !isIn(entry, held),
    );
    const seqs = [...new Set(onTop.map(({ entry }) => entry.seq))];
    for (const seq of base?.seqs ?? []) if (!seqs.includes(seq)) dropped.add(seq);
    const isStale = onTop.some(({ entry }) => isOfLaterVersion(entry));
    if (seqs.length > 0)
      table.put({ key, ...(held && { held }), seqs, ...(isStale && { isStale }) } satisfies BaseRow);
    else if (base) table.delete(key);
    const row = onTop.reduce<Held | undefined>(
      (before, { change, entry }) => afterChange(change, before, entry.at),
      held,
    );
    if (!isStale && !isSame(row, rows.get(key))) written.push({ ...ref, held: row });
  }
  if (written.length > 0) await transaction.write(written);
  await forgetSent(
    transaction,
    [...dropped].flatMap((seq) => entries.get(seq) ?? []),
  );
}

/** Takes away the sent entries that lie on no record any more. */
async function forgetSent(transaction: RecordTransaction, entries: readonly OutboxEntry[]) {
  for (const { seq, state, changes } of entries) {
    if (state !== 'sent') continue;
    const bases = await Promise.all(recordsOf(changes).map((ref) => basesIn(transaction).get(keyAt(ref))));
    if (!bases.some((base) => base?.seqs.includes(seq))) entriesIn(transaction).delete(seq);
  }
}

/** Takes entries that were put into the queue past a commit, and those whose records this device forgot. */
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
    const held = rows.get(key);
    const base = bases[index] ?? { key, ...(held && { held }), seqs: [] };
    const seqs = new Set([...base.seqs, ...(own.get(key) ?? []).map(({ entry }) => entry.seq)]);
    table.put({ ...base, seqs: [...seqs].toSorted((a, b) => a - b) });
  }
  await rebase(transaction, refs);
}

/**
 * Lays entries on records again that do not know of them: the records were taken off this device while the entries
 * waited, or a tab of an earlier version left them alone. What only a later version can apply is left to it.
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
  // A sent entry whose records are gone needs nothing more: they come back with it.
  const done = entries.filter(
    (entry) => entry.state === 'sent' && !recordsOf(entry.changes).some((ref) => isOn(entry, keyAt(ref))),
  );
  if (lost.length + refs.length + done.length === 0) return;
  const touched = [...refs, ...lost.flatMap(({ changes }) => changes)];
  await database.write(scopeOf(touched), async (transaction) => {
    for (const { seq } of done) entriesIn(transaction).delete(seq);
    const still = await Promise.all(lost.map(({ seq }) => entriesIn(transaction).get(seq)));
    await applyEntries(
      transaction,
      still.flatMap((entry) => (entry?.state === 'waiting' ? [entry] : [])),
    );
    await rebase(transaction, refs);
  });
}
