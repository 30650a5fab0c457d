import {
  keyAt,
  type RecordRef,
  type RecordTransaction,
  type StoredState,
  type UserDatabase,
} from '@dayloom/data-local';
import type { CollectionName } from '@dayloom/domain';
import { basesIn, scopeOf, serverState } from '../outbox/outbox.ts';
import { notePurged, readPurged } from '../outbox/purged.ts';
import { rebase } from '../outbox/rebase.ts';
import type { Remote, RemoteRecord, Stamp } from '../protocol/remote.ts';
import { isAfter, readPullState } from './pull-state.ts';
import { mustRewrite, type Queueing, queueRewritten } from './rewritten.ts';

/** A remote record as this device stores it; undefined for a purged one. */
export const storedFrom = (
  { id: _id, isPurged, ...state }: RemoteRecord,
  fill: number,
): StoredState | undefined => (isPurged ? undefined : { ...state, fill });

/** The last known server state of some records. */
async function serverStates(transaction: RecordTransaction, refs: readonly RecordRef[]) {
  const [bases, rows] = await Promise.all([
    Promise.all(refs.map((ref) => basesIn(transaction).get(keyAt(ref)))),
    transaction.read(refs),
  ]);
  return refs.map((ref, index) => {
    const base = bases[index];
    return { state: base ? base[serverState] : rows.get(keyAt(ref)), hasOwnChanges: base !== undefined };
  });
}

/**
 * Applies records from the server; a later known state stays. They count as part of the current fill of their
 * collection. Fields that this device rewrites are queued in the same transaction.
 * @returns whether any record was new
 */
export async function applyRecords(
  transaction: RecordTransaction,
  collection: CollectionName,
  records: readonly RemoteRecord[],
  queueing: Queueing,
): Promise<boolean> {
  const { fill, checkpoint } = await readPullState(transaction, collection);
  const purged = await readPurged(transaction, collection);
  notePurged(transaction, collection, purged, records);
  const refs = records.map(({ id }) => ({ collection, id }));
  const known = await serverStates(transaction, refs);
  const server = new Map<string, StoredState | undefined>();
  const rewritten: RecordRef[] = [];
  let isNews = false;
  for (const [index, record] of records.entries()) {
    if ((purged[record.id] ?? '') > record.stamp) continue;
    const { state: before, hasOwnChanges = false } = known[index] ?? {};
    const isKnown = before?.stamp !== undefined && before.stamp >= record.stamp;
    // A known state may have been queued already, unless `get` read it, which queues nothing.
    const isLatest = !isKnown || (before.stamp === record.stamp && !hasOwnChanges);
    if (isLatest && mustRewrite(collection, record)) rewritten.push({ collection, id: record.id });
    // A purged record leaves nothing that marks it as known, so it counts as new only once.
    isNews ||= !isKnown && (before !== undefined || !record.isPurged || isAfter(record, checkpoint));
    if (isKnown && before.fill === fill) continue;
    server.set(
      keyAt({ collection, id: record.id }),
      isKnown ? { ...before, fill } : storedFrom(record, fill),
    );
  }
  const changed = refs.filter((ref) => server.has(keyAt(ref)));
  await rebase(transaction, changed, { server });
  await queueRewritten(transaction, rewritten, queueing);
  return isNews;
}

/** Applies the removal of these records on the server. Own changes on them stay. */
export async function applyGone(
  transaction: RecordTransaction,
  collection: CollectionName,
  ids: readonly string[],
): Promise<void> {
  const refs = ids.map((id) => ({ collection, id }));
  await rebase(transaction, refs, { server: new Map(refs.map((ref) => [keyAt(ref), undefined])) });
}

interface Fetched {
  readonly ref: RecordRef;
  readonly record: RemoteRecord | undefined;
  /** The stamp that this device knew before the request. */
  readonly known: Stamp | undefined;
}
/** Single records fetched from the server, by `keyAt`. */
export type FetchedRecords = ReadonlyMap<string, Fetched>;

const fetchBatchSize = 20;

async function knownStamp(transaction: RecordTransaction, ref: RecordRef): Promise<Stamp | undefined> {
  const base = await basesIn(transaction).get(keyAt(ref));
  return (base ? base[serverState] : (await transaction.read([ref])).get(keyAt(ref)))?.stamp;
}

export async function fetchRecords(
  database: UserDatabase,
  remote: Remote,
  refs: readonly RecordRef[],
): Promise<FetchedRecords> {
  const found = new Map<string, Fetched>();
  if (refs.length === 0) return found;
  const known = await database.read(scopeOf(refs), (transaction) =>
    Promise.all(refs.map((ref) => knownStamp(transaction, ref))),
  );
  for (let from = 0; from < refs.length; from += fetchBatchSize)
    await Promise.all(
      refs.slice(from, from + fetchBatchSize).map(async (ref, index) => {
        const record = await remote.get(ref.collection, ref.id);
        found.set(keyAt(ref), { ref, record, known: known[from + index] });
      }),
    );
  return found;
}

/** Whether a record has changed here since the request. Which of the two came first is then unknown. */
export async function isOutdated(transaction: RecordTransaction, fetched: FetchedRecords): Promise<boolean> {
  const gone = [...fetched.values()].filter(({ record }) => !record);
  const stamps = await Promise.all(gone.map(({ ref }) => knownStamp(transaction, ref)));
  return gone.some(({ known }, index) => stamps[index] !== known);
}

/** The fetched records that this device does not know yet, for `rebase`. A later answer may have arrived first. */
export async function newsIn(
  transaction: RecordTransaction,
  refs: readonly RecordRef[],
  fetched: FetchedRecords,
): Promise<Map<string, StoredState | undefined>> {
  const server = new Map<string, StoredState | undefined>();
  for (const ref of refs) {
    const found = fetched.get(keyAt(ref));
    if (!found) continue;
    const stamp = await knownStamp(transaction, ref);
    const { record, known } = found;
    if (!record && stamp === known) server.set(keyAt(ref), undefined);
    if (!record || (stamp !== undefined && stamp >= record.stamp)) continue;
    if (((await readPurged(transaction, ref.collection))[ref.id] ?? '') > record.stamp) continue;
    const { fill } = await readPullState(transaction, ref.collection);
    server.set(keyAt(ref), storedFrom(record, fill));
  }
  return server;
}
