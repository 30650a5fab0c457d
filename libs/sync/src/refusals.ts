import { type Change, type RefusalReason, type StoredFields, StoreError } from '@dayloom/data';
import { keyAt, type RecordRef, type RecordTransaction, type UserDatabase } from '@dayloom/data-local';
import { parentIn } from './batch-load.ts';
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
} from './outbox.ts';
import { applyEntries, rebase } from './rebase.ts';
import { type Remote, type RemoteError } from './remote.ts';
import { fetchRecords, newsIn } from './server-records.ts';
import { settleRaised, type Settling } from './settle.ts';

/** The parents of what an entry makes or brings back. */
const parentsOf = (
  { changes, before }: OutboxEntry,
  fieldsOf: (ref: RecordRef) => StoredFields | undefined,
) =>
  changes.flatMap((change, index): RecordRef[] => {
    if (change.type === 'create') return [parentIn(change.collection, change.fields) ?? []].flat();
    if (change.type !== 'restore') return [];
    return [parentIn(change.collection, fieldsOf(change) ?? before[index]) ?? []].flat();
  });

/** What stands in the way of an entry that the server refused, asked of the server itself. */
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

/**
 * Takes an entry that the server will not take, and what of its commit still waits, off the records: they show what
 * the server has. The text is kept.
 */
export async function refuse(
  { database, remote, newId }: Settling,
  entry: OutboxEntry,
  error: RemoteError,
): Promise<void> {
  const { refs, found, reason } = await reasonFor(database, remote, entry, error);
  const rest = await database.read(outboxOnly, async (transaction) =>
    (await entriesIn(transaction).getAll()).filter(
      (other) => other.state === 'waiting' && commitOf(other) === commitOf(entry) && other.seq >= entry.seq,
    ),
  );
  await settleRaised({ database, remote, newId }, refs);
  const touched = recordsOf(rest.flatMap(({ changes }) => changes));
  await database.write(scopeOf([...touched, ...refs]), async (transaction) => {
    const server = await newsIn(transaction, refs, found);
    const settled = new Set<number>();
    for (const { seq } of rest) {
      const now = await entriesIn(transaction).get(seq);
      if (now?.state !== 'waiting') continue;
      entriesIn(transaction).put({ ...now, state: 'refused', reason });
      settled.add(seq);
    }
    await rebase(transaction, [...touched], { server, settled });
  });
}

async function refusedIn(transaction: RecordTransaction, commit: string): Promise<readonly OutboxEntry[]> {
  const refused = (await entriesIn(transaction).getAll()).filter(
    (entry) => entry.state === 'refused' && commitOf(entry) === commit,
  );
  if (refused.length > 0) return refused;
  throw new StoreError('not-found', 'The change is no longer among those that could not be saved');
}

/** The records that had been deleted elsewhere before an entry changed them; the server has taken it. */
const editedThoughDeleted = ({ reason, changes }: OutboxEntry): readonly Change[] =>
  reason === 'deleted-elsewhere' ? changes.filter(({ type }) => type === 'patch') : [];

/** The records that must live before a refused commit can be made again, parents first. */
const recordsToRestore = (entries: readonly OutboxEntry[]): RecordRef[] => {
  const parents = entries.flatMap((entry) =>
    entry.changes.flatMap((change, index): RecordRef[] => {
      const fields = change.type === 'create' ? change.fields : entry.before[index];
      return change.type === 'remove' ? [] : [parentIn(change.collection, fields) ?? []].flat();
    }),
  );
  return recordsOf([...parents, ...entries.flatMap(editedThoughDeleted)]);
};

/** A change that can be made though its record is gone for good: it is made anew. */
function anew(change: Change, before: StoredFields | undefined): Change {
  const { collection, id } = change;
  if (change.type === 'restore' && before) return { type: 'create', collection, id, fields: before };
  if (change.type !== 'patch' || !before) return change;
  const kept = Object.entries({ ...before, ...change.fields }).filter(([key]) => !change.clear.includes(key));
  return { type: 'create', collection, id, fields: Object.fromEntries(kept) };
}

/** A record with all that was written to it here after it was deleted elsewhere: the last such edit met the others. */
const asEdited = (entries: readonly OutboxEntry[], ref: RecordRef): Change | undefined =>
  entries
    .filter(({ reason }) => reason === 'deleted-elsewhere')
    .flatMap(({ changes, before }) => changes.map((change, index) => anew(change, before[index])))
    .findLast((change) => change.type === 'create' && keyAt(change) === keyAt(ref));

/**
 * Brings a deleted record back. One that left this device meanwhile, since it was purged or its deletion is long ago,
 * is made anew from what was written to it here: no other trace of that text may be left.
 * @throws StoreError
 */
async function bringBack(database: UserDatabase, ref: RecordRef): Promise<void> {
  const [rows, entries] = await database.read(scopeOf([ref]), (transaction) =>
    Promise.all([transaction.read([ref]), entriesIn(transaction).getAll()]),
  );
  const held = rows.get(keyAt(ref));
  const change = held ? ({ type: 'restore', ...ref } as const) : asEdited(entries, ref);
  if (change && (!held || held.deletedAt !== undefined)) await database.store.commit([change]);
}

/** Whether an entry holds the only trace of a text though its records were to be brought back. */
async function mustStay(transaction: RecordTransaction, entry: OutboxEntry): Promise<boolean> {
  if (entry.reason !== 'deleted-elsewhere') return false;
  if (isOfLaterVersion(entry)) return true;
  const refs = recordsOf(editedThoughDeleted(entry));
  return (await transaction.read(refs)).size < refs.length;
}

/** A refused entry, to be sent again; one of a later version goes as it is, and waits for that. */
function renewed({ seq: _seq, reason, ...entry }: OutboxEntry): NewEntry {
  const isAnew = reason === 'gone' && !isOfLaterVersion(entry);
  const changes = entry.changes.map((change, index) => (isAnew ? anew(change, entry.before[index]) : change));
  return { ...entry, changes, state: 'waiting', isRetried: true };
}

/**
 * Sends a refused commit again, at the end of the queue; what was deleted meanwhile is brought back first, by a commit
 * of its own. A commit that had been made on deleted records needs nothing else.
 */
export async function retry(database: UserDatabase, commit: string): Promise<void> {
  const entries = await database.read(outboxOnly, (transaction) => refusedIn(transaction, commit));
  const known = entries.filter((entry) => !isOfLaterVersion(entry));
  for (const ref of recordsToRestore(known)) await bringBack(database, ref);
  const changes = entries.flatMap((entry) => entry.changes);
  await database.write(scopeOf(changes), async (transaction) => {
    for (const { seq, reason } of entries) {
      const entry = await entriesIn(transaction).get(seq);
      if (entry?.state !== 'refused' || (await mustStay(transaction, entry))) continue;
      entriesIn(transaction).delete(seq);
      if (reason === 'deleted-elsewhere') continue;
      await applyEntries(transaction, await addEntries(transaction, [renewed(entry)]));
    }
  });
}

/** Gives a refused commit up: it lies on no record any more. */
export async function discard(database: UserDatabase, commit: string): Promise<void> {
  await database.write(outboxOnly, async (transaction) => {
    for (const { seq } of await refusedIn(transaction, commit)) entriesIn(transaction).delete(seq);
  });
}
