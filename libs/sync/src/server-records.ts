import {
  type Held,
  keyAt,
  type RecordRef,
  type RecordTransaction,
  type UserDatabase,
} from '@dayloom/data-local';
import type { CollectionName } from '@dayloom/domain';
import { basesIn, readMeta, scopeOf, writeMeta } from './outbox.ts';
import { isAfter, readPullState } from './pull-state.ts';
import { rebase } from './rebase.ts';
import type { Remote, RemoteRecord, Stamp } from './remote.ts';
import { mustRewrite, type Queueing, queueRewritten } from './rewritten.ts';

/** What this device holds of a record; undefined where nothing of it is left. */
export const heldOf = ({ id: _id, isPurged, ...held }: RemoteRecord, fill: number): Held | undefined =>
  isPurged ? undefined : { ...held, fill };

/** What this device knows of the server's side of some records. */
async function serverSides(transaction: RecordTransaction, refs: readonly RecordRef[]) {
  const [bases, rows] = await Promise.all([
    Promise.all(refs.map((ref) => basesIn(transaction).get(keyAt(ref)))),
    transaction.read(refs),
  ]);
  return refs.map((ref, index) => {
    const base = bases[index];
    return { held: base ? base.held : rows.get(keyAt(ref)), hasOwnChanges: base !== undefined };
  });
}

/** Stamps of records that the server reported as deleted for good, by id; the latest last. */
type Purged = Readonly<Record<string, Stamp>>;
const mostPurged = 200;
const purgedKey = (collection: CollectionName) => `purged-${collection}`;

/** An answer requested earlier may arrive after that report, and the device keeps nothing else of these records. */
const readPurged = async (transaction: RecordTransaction, collection: CollectionName): Promise<Purged> =>
  (await readMeta<Purged>(transaction, purgedKey(collection))) ?? {};

function notePurged(
  transaction: RecordTransaction,
  collection: CollectionName,
  known: Purged,
  records: readonly RemoteRecord[],
) {
  const news = records.filter(({ id, stamp, isPurged }) => isPurged && (known[id] ?? '') < stamp);
  if (news.length === 0) return;
  const all = new Map(Object.entries(known));
  for (const { id, stamp } of news) {
    all.delete(id);
    all.set(id, stamp);
  }
  writeMeta(transaction, purgedKey(collection), Object.fromEntries([...all].slice(-mostPurged)));
}

/**
 * Takes over records as the server has them; one that is known in a later state stays. They count as brought by the
 * current fill of their collection. What this device rewrites of them is queued in the same transaction.
 * @returns whether one of them was news
 */
export async function takeOverRecords(
  transaction: RecordTransaction,
  collection: CollectionName,
  records: readonly RemoteRecord[],
  queueing: Queueing,
): Promise<boolean> {
  const { fill, checkpoint } = await readPullState(transaction, collection);
  const purged = await readPurged(transaction, collection);
  notePurged(transaction, collection, purged, records);
  const refs = records.map(({ id }) => ({ collection, id }));
  const known = await serverSides(transaction, refs);
  const server = new Map<string, Held | undefined>();
  const rewritten: RecordRef[] = [];
  let isNews = false;
  for (const [index, record] of records.entries()) {
    if ((purged[record.id] ?? '') > record.stamp) continue;
    const { held: before, hasOwnChanges = false } = known[index] ?? {};
    const isKnown = before?.stamp !== undefined && before.stamp >= record.stamp;
    // Of a known state it may be queued already, or the state was read by `get`, which queues nothing.
    const isLatest = !isKnown || (before.stamp === record.stamp && !hasOwnChanges);
    if (isLatest && mustRewrite(collection, record)) rewritten.push({ collection, id: record.id });
    // Of what is purged nothing stays here that says so: it is news once.
    isNews ||= !isKnown && (before !== undefined || !record.isPurged || isAfter(record, checkpoint));
    if (isKnown && before.fill === fill) continue;
    server.set(keyAt({ collection, id: record.id }), isKnown ? { ...before, fill } : heldOf(record, fill));
  }
  await rebase(
    transaction,
    refs.filter((ref) => server.has(keyAt(ref))),
    { server },
  );
  await queueRewritten(transaction, rewritten, queueing);
  return isNews;
}

/** Takes over that the server has no trace of these records; own changes on them stay. */
export async function takeOverGone(
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
  /** The stamp that this device knew before it asked. */
  readonly known: Stamp | undefined;
}
/** Single records, asked of the server, by `keyAt`. */
export type FetchedRecords = ReadonlyMap<string, Fetched>;

const askedAtOnce = 20;

async function knownStamp(transaction: RecordTransaction, ref: RecordRef): Promise<Stamp | undefined> {
  const base = await basesIn(transaction).get(keyAt(ref));
  return (base ? base.held : (await transaction.read([ref])).get(keyAt(ref)))?.stamp;
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
  for (let from = 0; from < refs.length; from += askedAtOnce)
    await Promise.all(
      refs.slice(from, from + askedAtOnce).map(async (ref, index) => {
        const record = await remote.get(ref.collection, ref.id);
        found.set(keyAt(ref), { ref, record, known: known[from + index] });
      }),
    );
  return found;
}

/**
 * Whether a record of which the server had no trace was heard of meanwhile: what was fetched does not tell which of
 * the two came first.
 */
export async function isOutdated(transaction: RecordTransaction, fetched: FetchedRecords): Promise<boolean> {
  const gone = [...fetched.values()].filter(({ record }) => !record);
  const stamps = await Promise.all(gone.map(({ ref }) => knownStamp(transaction, ref)));
  return gone.some(({ known }, index) => stamps[index] !== known);
}

/** Of what was fetched, what this device does not know yet, for `rebase`; a later answer may have come before. */
export async function newsIn(
  transaction: RecordTransaction,
  refs: readonly RecordRef[],
  fetched: FetchedRecords,
): Promise<Map<string, Held | undefined>> {
  const server = new Map<string, Held | undefined>();
  for (const ref of refs) {
    const found = fetched.get(keyAt(ref));
    if (!found) continue;
    const stamp = await knownStamp(transaction, ref);
    const { record, known } = found;
    if (!record && stamp === known) server.set(keyAt(ref), undefined);
    if (!record || (stamp !== undefined && stamp >= record.stamp)) continue;
    if (((await readPurged(transaction, ref.collection))[ref.id] ?? '') > record.stamp) continue;
    const { fill } = await readPullState(transaction, ref.collection);
    server.set(keyAt(ref), heldOf(record, fill));
  }
  return server;
}
