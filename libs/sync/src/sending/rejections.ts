import { type Change, type RefusalReason, type StoredFields, StoreError } from '@dayloom/data';
import { keyAt, type RecordRef, type RecordTransaction, type UserDatabase } from '@dayloom/data-local';
import { parentIn } from '../outbox/batch-load.ts';
import {
  addEntries,
  commitOf,
  entriesIn,
  isOfLaterVersion,
  type NewEntry,
  type OutboxEntry,
  outboxOnly,
  recordsOf,
  scopeOf,
} from '../outbox/outbox.ts';
import { applyEntries, rebase } from '../outbox/rebase.ts';
import { type Remote, type RemoteError } from '../protocol/remote.ts';
import { acknowledgeCounters, type SyncContext } from '../replica/acknowledge.ts';
import { fetchRecords, newsIn } from '../replica/server-records.ts';

/** The parents of the records that an entry creates or restores. */
const parentsOf = (
  { changes, before }: OutboxEntry,
  fieldsOf: (ref: RecordRef) => StoredFields | undefined,
) =>
  changes.flatMap((change, index): RecordRef[] => {
    if (change.type === 'create') return [parentIn(change.collection, change.fields) ?? []].flat();
    if (change.type !== 'restore') return [];
    return [parentIn(change.collection, fieldsOf(change) ?? before[index]) ?? []].flat();
  });

/** Asks the server why it rejected an entry. */
async function reasonFor(database: UserDatabase, remote: Remote, entry: OutboxEntry, error: RemoteError) {
  const refs = recordsOf(entry.changes);
  const found = await fetchRecords(database, remote, refs);
  const recordAt = (ref: RecordRef) => found.get(keyAt(ref))?.record;
  const made = new Set(entry.changes.flatMap((change) => (change.type === 'create' ? [keyAt(change)] : [])));
  const isGone = (ref: RecordRef) => !recordAt(ref) && !made.has(keyAt(ref));
  const parents = parentsOf(entry, (ref) => recordAt(ref)?.fields);
  const own = new Set(refs.map(keyAt));
  const others = parents.filter((parent) => !own.has(keyAt(parent)));
  const parentsFound = [...(await fetchRecords(database, remote, recordsOf(others))).values()];
  const meetsNothing = entry.changes.some(
    (change) => (change.type === 'patch' || change.type === 'restore') && isGone(change),
  );
  let reason: RefusalReason = error.code === 'missing' ? 'gone' : 'refused';
  if (parentsFound.some(({ record }) => record?.deletedAt !== undefined)) reason = 'parent-deleted';
  else if (meetsNothing || parentsFound.some(({ record }) => !record)) reason = 'gone';
  return { refs, found, reason };
}

/** Rejects an entry and the rest of its commit. Records show the server's state, and the text is kept. */
export async function rejectEntry(
  { database, remote, newId }: SyncContext,
  entry: OutboxEntry,
  error: RemoteError,
): Promise<void> {
  const { refs, found, reason } = await reasonFor(database, remote, entry, error);
  const rest = await database.read(outboxOnly, async (transaction) =>
    (await entriesIn(transaction).getAll()).filter(
      (other) => other.state === 'waiting' && commitOf(other) === commitOf(entry) && other.seq >= entry.seq,
    ),
  );
  await acknowledgeCounters({ database, remote, newId }, refs);
  const touched = recordsOf(rest.flatMap(({ changes }) => changes));
  await database.write(scopeOf([...touched, ...refs]), async (transaction) => {
    const server = await newsIn(transaction, refs, found);
    const resolved = new Set<number>();
    for (const { seq } of rest) {
      const now = await entriesIn(transaction).get(seq);
      if (now?.state !== 'waiting') continue;
      entriesIn(transaction).put({ ...now, state: 'refused', reason });
      resolved.add(seq);
    }
    await rebase(transaction, [...touched], { server, resolved });
  });
}

async function rejectedIn(transaction: RecordTransaction, commit: string): Promise<readonly OutboxEntry[]> {
  const rejected = (await entriesIn(transaction).getAll()).filter(
    (entry) => entry.state === 'refused' && commitOf(entry) === commit,
  );
  if (rejected.length > 0) return rejected;
  throw new StoreError('not-found', 'The change is no longer among those that could not be saved');
}

/** The changes of records that had been deleted elsewhere. The server has accepted them. */
const editedThoughDeleted = ({ reason, changes }: OutboxEntry): readonly Change[] =>
  reason === 'deleted-elsewhere' ? changes.filter(({ type }) => type === 'patch') : [];

/** The records that must be living before a rejected commit can be applied again, parents first. */
const recordsToRestore = (entries: readonly OutboxEntry[]): RecordRef[] => {
  const parents = entries.flatMap((entry) =>
    entry.changes.flatMap((change, index): RecordRef[] => {
      const fields = change.type === 'create' ? change.fields : entry.before[index];
      return change.type === 'remove' ? [] : [parentIn(change.collection, fields) ?? []].flat();
    }),
  );
  return recordsOf([...parents, ...entries.flatMap(editedThoughDeleted)]);
};

/** Turns a change of a permanently removed record into one that creates it again. */
function recreated(change: Change, before: StoredFields | undefined): Change {
  const { collection, id } = change;
  if (change.type === 'restore' && before) return { type: 'create', collection, id, fields: before };
  if (change.type !== 'patch' || !before) return change;
  const kept = Object.entries({ ...before, ...change.fields }).filter(([key]) => !change.clear.includes(key));
  return { type: 'create', collection, id, fields: Object.fromEntries(kept) };
}

/** Creates a record again with all edits made here since it was deleted; the last one includes the others. */
const asEdited = (entries: readonly OutboxEntry[], ref: RecordRef): Change | undefined =>
  entries
    .filter(({ reason }) => reason === 'deleted-elsewhere')
    .flatMap(({ changes, before }) => changes.map((change, index) => recreated(change, before[index])))
    .findLast((change) => change.type === 'create' && keyAt(change) === keyAt(ref));

/**
 * Restores a deleted record. If this device no longer has it, because it was purged or deleted long ago, it is
 * created again from the edits written here: there may be no other copy of that text.
 * @throws StoreError
 */
async function bringBack(database: UserDatabase, ref: RecordRef): Promise<void> {
  const [rows, entries] = await database.read(scopeOf([ref]), (transaction) =>
    Promise.all([transaction.read([ref]), entriesIn(transaction).getAll()]),
  );
  const stored = rows.get(keyAt(ref));
  const change = stored ? ({ type: 'restore', ...ref } as const) : asEdited(entries, ref);
  if (change && (!stored || stored.deletedAt !== undefined)) await database.store.commit([change]);
}

/** Whether an entry is the only copy of a text although its records were to be restored. */
async function mustStay(transaction: RecordTransaction, entry: OutboxEntry): Promise<boolean> {
  if (entry.reason !== 'deleted-elsewhere') return false;
  if (isOfLaterVersion(entry)) return true;
  const refs = recordsOf(editedThoughDeleted(entry));
  return (await transaction.read(refs)).size < refs.length;
}

/** A rejected entry for sending again. One of a later version stays unchanged and waits for that version. */
function forRetry({ seq: _seq, reason, ...entry }: OutboxEntry): NewEntry {
  const isGone = reason === 'gone' && !isOfLaterVersion(entry);
  const changes = entry.changes.map((change, index) =>
    isGone ? recreated(change, entry.before[index]) : change,
  );
  return { ...entry, changes, state: 'waiting', isRetried: true };
}

/**
 * Sends a rejected commit again, at the end of the queue. Records that were deleted in the meantime are restored
 * first, in a separate commit. A commit that edited deleted records needs nothing else.
 */
export async function retry(database: UserDatabase, commit: string): Promise<void> {
  const entries = await database.read(outboxOnly, (transaction) => rejectedIn(transaction, commit));
  const known = entries.filter((entry) => !isOfLaterVersion(entry));
  for (const ref of recordsToRestore(known)) await bringBack(database, ref);
  const changes = entries.flatMap((entry) => entry.changes);
  await database.write(scopeOf(changes), async (transaction) => {
    for (const { seq, reason } of entries) {
      const entry = await entriesIn(transaction).get(seq);
      if (entry?.state !== 'refused' || (await mustStay(transaction, entry))) continue;
      entriesIn(transaction).delete(seq);
      if (reason === 'deleted-elsewhere') continue;
      await applyEntries(transaction, await addEntries(transaction, [forRetry(entry)]));
    }
  });
}

/** Discards a rejected commit. It no longer applies to any record. */
export async function discard(database: UserDatabase, commit: string): Promise<void> {
  await database.write(outboxOnly, async (transaction) => {
    for (const { seq } of await rejectedIn(transaction, commit)) entriesIn(transaction).delete(seq);
  });
}
