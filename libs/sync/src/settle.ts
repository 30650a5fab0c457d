import { keyAt, type RecordRef, type RecordTransaction, type UserDatabase } from '@dayloom/data-local';
import { collectionOf } from '@dayloom/domain';
import {
  basesIn,
  type Device,
  deviceIn,
  entriesIn,
  type OutboxEntry,
  outboxOnly,
  recordsOf,
  readQueue,
  scopeOf,
  writeMeta,
} from './outbox.ts';
import { rebase } from './rebase.ts';
import type { Remote, Stamp } from './remote.ts';
import { type FetchedRecords, fetchRecords, isOutdated, newsIn } from './server-records.ts';
import { type Answer, judge, mustAsk, stampFrom, type Verdict } from './verdict.ts';

/** Whether an entry changed a record that was deleted elsewhere before. */
const metDeleted = (entry: OutboxEntry, found: FetchedRecords, stamp: Stamp | undefined) =>
  entry.isOfDeleted === undefined &&
  entry.changes.some((change) => {
    const deletedAt = change.type === 'patch' ? found.get(keyAt(change))?.record?.deletedAt : undefined;
    if (deletedAt === undefined || (stamp !== undefined && deletedAt >= stamp)) return false;
    return !entry.changes.some((other) => other.type === 'remove' && keyAt(other) === keyAt(change));
  });

export interface Settling {
  readonly database: UserDatabase;
  readonly remote: Remote;
  readonly newId: () => string;
}

/**
 * Reads the mark of this device, and takes what it names off the queue: exactly that was taken. The mark goes on naming
 * what it names now, so that a copied or restored profile, which uses the same one, finds what was sent without it.
 * @param answer what the server said to a batch, where it was heard
 */
export async function settle({ database, remote, newId }: Settling, answer?: Answer): Promise<void> {
  const { device, entries } = await readQueue(database, newId);
  const mark = await remote.mark(device.name);
  const verdict = judge(mark, device, entries);
  if ((mark?.count ?? 0) === device.count && verdict.taken.length === 0) return;
  const asked = verdict.taken.filter((entry) => mustAsk(verdict, entry, answer));
  const found = await fetchRecords(database, remote, recordsOf(asked.flatMap(({ changes }) => changes)));
  // What was fetched must not hold more than the mark says.
  if (found.size > 0 && (await remote.mark(device.name))?.count !== mark?.count)
    return settle({ database, remote, newId });
  const touched = [...verdict.taken, ...verdict.unknown].flatMap(({ changes }) => changes);
  const isSettled = await database.write(scopeOf(touched), async (transaction) => {
    const now = await deviceIn(transaction);
    // Another settling was faster.
    if (now?.name !== device.name || now.count !== device.count) return false;
    if (await isOutdated(transaction, found)) return false;
    const queued = await entriesIn(transaction).getAll();
    const seqs = new Set(entries.map(({ seq }) => seq));
    const seen = queued.filter(({ seq }) => seqs.has(seq));
    // As they are now: what was discarded or sent again meanwhile is not among them.
    const current = judge(mark, device, seen);
    // While this one read the mark, an entry that it has not seen was made, sent and taken.
    if (judge(mark, device, queued).taken.length > current.taken.length) return false;
    writeMeta(transaction, 'device', {
      name: device.name,
      count: mark?.count ?? 0,
      recent: mark?.ids ?? [],
    } satisfies Device);
    await settleEntries(transaction, current, new Set(asked.map(({ seq }) => seq)), found);
    return true;
  });
  if (!isSettled) return settle({ database, remote, newId }, answer);
}

/**
 * Settles what was sent before records are taken over that waiting entries raise: the server's number may hold such an
 * entry already, and a mark that is read after the record says so for sure.
 */
export async function settleRaised(settling: Settling, refs: readonly RecordRef[]): Promise<void> {
  const counters = refs.filter(({ collection }) => collectionOf(collection).changes === 'increment-all');
  if (counters.length === 0) return;
  const isWaiting = await settling.database.read(outboxOnly, async (transaction) => {
    const bases = await Promise.all(counters.map((ref) => basesIn(transaction).get(keyAt(ref))));
    const seqs = bases.flatMap((base) => base?.seqs ?? []);
    const entries = await Promise.all(seqs.map((seq) => entriesIn(transaction).get(seq)));
    return entries.some((entry) => entry?.state === 'waiting');
  });
  if (isWaiting) await settle(settling);
}

async function settleEntries(
  transaction: RecordTransaction,
  verdict: Verdict,
  asked: ReadonlySet<number>,
  found: FetchedRecords,
) {
  const table = entriesIn(transaction);
  for (const entry of verdict.taken) {
    const stamp = stampFrom(verdict, entry);
    if (!asked.has(entry.seq)) table.put({ ...entry, state: 'sent', ...(stamp !== undefined && { stamp }) });
    else if (metDeleted(entry, found, stamp))
      table.put({ ...entry, state: 'refused', reason: 'deleted-elsewhere' });
    else table.delete(entry.seq);
  }
  for (const entry of verdict.unknown) table.put({ ...entry, state: 'refused', reason: 'refused' });
  const refs = recordsOf([...verdict.taken, ...verdict.unknown].flatMap(({ changes }) => changes));
  await rebase(transaction, refs, {
    server: await newsIn(transaction, refs, found),
    settled: new Set([...asked, ...verdict.unknown.map(({ seq }) => seq)]),
  });
}

/** Asks for the records on which sent entries still lie, and forgets these: what is read now holds them. */
export async function confirmSent(settling: Settling): Promise<void> {
  const { database, remote } = settling;
  const [entries, bases] = await database.read(outboxOnly, async (transaction) =>
    Promise.all([entriesIn(transaction).getAll(), basesIn(transaction).getAll()]),
  );
  const sent = entries.filter(({ state }) => state === 'sent');
  const covered = new Map(bases.map(({ key, seqs }) => [key, seqs]));
  const refs = recordsOf(sent.flatMap(({ changes }) => changes)).filter((ref) =>
    sent.some(({ seq }) => covered.get(keyAt(ref))?.includes(seq)),
  );
  const found = await fetchRecords(database, remote, refs);
  await settleRaised(settling, refs);
  const isConfirmed = await database.write(scopeOf(refs), async (transaction) => {
    if (await isOutdated(transaction, found)) return false;
    await rebase(transaction, refs, {
      server: await newsIn(transaction, refs, found),
      settled: new Set(sent.map(({ seq }) => seq)),
    });
    for (const { seq } of sent) entriesIn(transaction).delete(seq);
    return true;
  });
  if (!isConfirmed) return confirmSent(settling);
}
