import { isLowering } from '@dayloom/data';
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
} from '../outbox/outbox.ts';
import { rebase } from '../outbox/rebase.ts';
import type { Remote, Stamp } from '../protocol/remote.ts';
import { type Answer, type MarkOutcome, mustFetch, outcomeOf, stampFrom } from './mark-outcome.ts';
import { type FetchedRecords, fetchRecords, isOutdated, newsIn } from './server-records.ts';

/** Whether an entry edited a record that had been deleted elsewhere; what a device lowers is no edit of the user's. */
const metDeleted = (entry: OutboxEntry, found: FetchedRecords, stamp: Stamp | undefined) =>
  entry.isOfDeleted === undefined &&
  entry.changes.some((change) => {
    if (change.type !== 'patch' || isLowering(collectionOf(change.collection), change)) return false;
    const deletedAt = found.get(keyAt(change))?.record?.deletedAt;
    if (deletedAt === undefined || (stamp !== undefined && deletedAt >= stamp)) return false;
    return !entry.changes.some((other) => other.type === 'remove' && keyAt(other) === keyAt(change));
  });

export interface SyncContext {
  readonly database: UserDatabase;
  readonly remote: Remote;
  readonly newId: () => string;
}

/**
 * Reads this device's mark and acknowledges the entries that it names: exactly those were accepted. The mark keeps
 * the ids that it names now, so that a copied or restored profile with the same mark also finds what was sent without
 * it.
 * @param answer the server's answer to a batch, if it arrived
 */
export async function acknowledge({ database, remote, newId }: SyncContext, answer?: Answer): Promise<void> {
  const { device, entries } = await readQueue(database, newId);
  const mark = await remote.mark(device.name);
  const outcome = outcomeOf(mark, device, entries);
  if ((mark?.count ?? 0) === device.count && outcome.accepted.length === 0) return;
  const uncertain = outcome.accepted.filter((entry) => mustFetch(outcome, entry, answer));
  const found = await fetchRecords(database, remote, recordsOf(uncertain.flatMap(({ changes }) => changes)));
  // The fetched records must not include more than the mark names.
  if (found.size > 0 && (await remote.mark(device.name))?.count !== mark?.count)
    return acknowledge({ database, remote, newId });
  const touched = [...outcome.accepted, ...outcome.unknown].flatMap(({ changes }) => changes);
  const isAcknowledged = await database.write(scopeOf(touched), async (transaction) => {
    const now = await deviceIn(transaction);
    // Another tab was faster.
    if (now?.name !== device.name || now.count !== device.count) return false;
    if (await isOutdated(transaction, found)) return false;
    const queued = await entriesIn(transaction).getAll();
    const seqs = new Set(entries.map(({ seq }) => seq));
    const known = queued.filter(({ seq }) => seqs.has(seq));
    // The current entries, without those discarded or retried in the meantime.
    const current = outcomeOf(mark, device, known);
    // While the mark was read, another entry was created, sent and accepted.
    if (outcomeOf(mark, device, queued).accepted.length > current.accepted.length) return false;
    writeMeta(transaction, 'device', {
      name: device.name,
      count: mark?.count ?? 0,
      recent: mark?.ids ?? [],
    } satisfies Device);
    await acknowledgeEntries(transaction, current, new Set(uncertain.map(({ seq }) => seq)), found);
    return true;
  });
  if (!isAcknowledged) return acknowledge({ database, remote, newId }, answer);
}

/**
 * Acknowledges sent entries before remote records with pending increments are applied. The server's number may
 * already include such an entry; only a mark that is read after the record shows whether it does.
 */
export async function acknowledgeCounters(context: SyncContext, refs: readonly RecordRef[]): Promise<void> {
  const counters = refs.filter(({ collection }) => collectionOf(collection).changes === 'increment-all');
  if (counters.length === 0) return;
  const isWaiting = await context.database.read(outboxOnly, async (transaction) => {
    const bases = await Promise.all(counters.map((ref) => basesIn(transaction).get(keyAt(ref))));
    const seqs = bases.flatMap((base) => base?.seqs ?? []);
    const entries = await Promise.all(seqs.map((seq) => entriesIn(transaction).get(seq)));
    return entries.some((entry) => entry?.state === 'waiting');
  });
  if (isWaiting) await acknowledge(context);
}

async function acknowledgeEntries(
  transaction: RecordTransaction,
  outcome: MarkOutcome,
  uncertain: ReadonlySet<number>,
  found: FetchedRecords,
) {
  const table = entriesIn(transaction);
  for (const entry of outcome.accepted) {
    const stamp = stampFrom(outcome, entry);
    if (!uncertain.has(entry.seq))
      table.put({ ...entry, state: 'sent', ...(stamp !== undefined && { stamp }) });
    else if (metDeleted(entry, found, stamp))
      table.put({ ...entry, state: 'refused', reason: 'deleted-elsewhere' });
    else table.delete(entry.seq);
  }
  for (const entry of outcome.unknown) table.put({ ...entry, state: 'refused', reason: 'refused' });
  const refs = recordsOf([...outcome.accepted, ...outcome.unknown].flatMap(({ changes }) => changes));
  await rebase(transaction, refs, {
    server: await newsIn(transaction, refs, found),
    resolved: new Set([...uncertain, ...outcome.unknown.map(({ seq }) => seq)]),
  });
}

/** Fetches the records of sent entries and deletes these entries, since the records now include them. */
export async function confirmSent(context: SyncContext): Promise<void> {
  const { database, remote } = context;
  const [entries, bases] = await database.read(outboxOnly, async (transaction) =>
    Promise.all([entriesIn(transaction).getAll(), basesIn(transaction).getAll()]),
  );
  const sent = entries.filter(({ state }) => state === 'sent');
  const covered = new Map(bases.map(({ key, seqs }) => [key, seqs]));
  const refs = recordsOf(sent.flatMap(({ changes }) => changes)).filter((ref) =>
    sent.some(({ seq }) => covered.get(keyAt(ref))?.includes(seq)),
  );
  const found = await fetchRecords(database, remote, refs);
  await acknowledgeCounters(context, refs);
  const isConfirmed = await database.write(scopeOf(refs), async (transaction) => {
    if (await isOutdated(transaction, found)) return false;
    await rebase(transaction, refs, {
      server: await newsIn(transaction, refs, found),
      resolved: new Set(sent.map(({ seq }) => seq)),
    });
    for (const { seq } of sent) entriesIn(transaction).delete(seq);
    return true;
  });
  if (!isConfirmed) return confirmSent(context);
}
