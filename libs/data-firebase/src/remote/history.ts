import type { RecordRef } from '@dayloom/data-local';
import { dayInMilliseconds, deviceKinds, isInstant, type UserId } from '@dayloom/domain';
import type { RemoteChange } from '@dayloom/sync';
import {
  collection,
  type CollectionReference,
  type DocumentData,
  deleteField,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { recordIn } from './documents.ts';
import { pathOf } from './plan-writes.ts';

/** The history of all records of a user, one document per change. */
export const historyAt = (db: Firestore, user: UserId): CollectionReference =>
  collection(db, 'users', user, 'history');

/** The maximum number of changes to read of a record, and to delete in one batch. */
const maxChanges = 500;
/** How many changes of a record are kept regardless of age, and for how long all are kept, in milliseconds. */
const minKept = 20;
const retentionMs = 30 * dayInMilliseconds;

const kinds = ['created', 'changed', 'deleted', 'restored'] as const;

/** A stored change; undefined if its form is unknown to this release. */
function changeIn(id: string, data: DocumentData): RemoteChange | undefined {
  const kind = kinds.find((one) => one === data['kind']);
  const deviceKind = deviceKinds.find((one) => one === data['deviceKind']);
  const { at, before, added, device } = data;
  if (!kind || !deviceKind || !isInstant(at) || typeof before !== 'object' || !Array.isArray(added))
    return undefined;
  return { id, at, kind, before, added: added.map(String), device: String(device), deviceKind };
}

const timeOf = (document: QueryDocumentSnapshot): number => {
  const stamp: unknown = document.get('stamp');
  return stamp instanceof Timestamp ? stamp.toMillis() : 0;
};

/** Changes of one transaction share a stamp and are sorted by `order`. */
const newestFirst = (a: QueryDocumentSnapshot, b: QueryDocumentSnapshot) =>
  timeOf(b) - timeOf(a) || Number(b.get('order')) - Number(a.get('order'));

const isPurge = (document: QueryDocumentSnapshot) => document.get('kind') === 'purged';
const isDue = (document: QueryDocumentSnapshot) => document.get('due') !== undefined;

async function remove(db: Firestore, documents: readonly QueryDocumentSnapshot[]) {
  for (let from = 0; from < documents.length; from += maxChanges) {
    const batch = writeBatch(db);
    for (const { ref } of documents.slice(from, from + maxChanges)) batch.delete(ref);
    await batch.commit();
  }
}

/** The history of a record, newest first. Deletes changes that no longer need to be kept. */
export async function readHistory(
  db: Firestore,
  user: UserId,
  record: RecordRef,
): Promise<readonly RemoteChange[]> {
  const ofRecord = query(
    historyAt(db, user),
    where('record', '==', pathOf(record)),
    orderBy('stamp', 'desc'),
    limit(maxChanges),
  );
  const all = (await getDocsFromServer(ofRecord)).docs.toSorted(newestFirst);
  const purged = all.findIndex(isPurge);
  // Changes before a purge are about to be deleted.
  const documents = purged < 0 ? all : all.slice(0, purged);
  const [newest] = documents;
  const horizon = newest ? timeOf(newest) - retentionMs : 0;
  const old = documents.slice(minKept).filter((document) => timeOf(document) < horizon);
  // Not awaited: if it fails, the next read deletes them.
  if (old.length > 0) remove(db, old).catch(() => undefined);
  return documents.flatMap((document) => changeIn(document.id, document.data()) ?? []);
}

/** The maximum number of records in one query: Firestore accepts 30 values. */
const maxRecords = 30;

/**
 * Deletes the changes up to the purge of each record, and all changes of the records in `gone`.
 * @param paths at most `maxRecords`
 */
async function forget(db: Firestore, user: UserId, paths: readonly string[], gone: ReadonlySet<string>) {
  if (paths.length === 0) return;
  const { docs } = await getDocsFromServer(query(historyAt(db, user), where('record', 'in', paths)));
  const old = paths.flatMap((path) => {
    const all = docs.filter((document) => document.get('record') === path).toSorted(newestFirst);
    const from = gone.has(path) ? 0 : all.findIndex(isPurge);
    return from < 0 ? [] : all.slice(from);
  });
  // Delete the due entries last: tidying finds the rest by them.
  const dueLast = old.toSorted((a, b) => Number(isDue(a)) - Number(isDue(b)));
  await remove(db, dueLast);
}

/** The server's documents of a user, each call with a timeout. */
export interface UserDocuments {
  readonly db: Firestore;
  readonly user: UserId;
  readonly withinTimeout: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Deletes the history of records just purged. If this fails, `tidyHistory` finds their due entries. */
export async function forgetPurged(
  { db, user, withinTimeout }: UserDocuments,
  records: readonly RecordRef[],
) {
  const paths = records.map(pathOf);
  for (let from = 0; from < paths.length; from += maxRecords)
    await withinTimeout(() => forget(db, user, paths.slice(from, from + maxRecords), new Set()));
}

/** Whether a record no longer exists. Does not depend on the clock of the device, which may be wrong. */
async function isGone(db: Firestore, change: QueryDocumentSnapshot, now: Timestamp): Promise<boolean> {
  const record = await getDocFromServer(doc(db, String(change.get('record'))));
  if (!recordIn(record)) return true;
  const expiresAt: unknown = record.get('expiresAt');
  if (!(expiresAt instanceof Timestamp) || expiresAt > now)
    // The record was restored, or deleted again, for which a later change is due.
    await updateDoc(change.ref, { due: deleteField() });
  return false;
}

/**
 * Deletes the history of records that no longer exist: the service has deleted them (TTL) by the due time of their last
 * change, or the device that purged them did not delete their history.
 */
export async function tidyHistory({ db, user, withinTimeout }: UserDocuments): Promise<void> {
  const now = Timestamp.now();
  const due = query(historyAt(db, user), where('due', '<=', now), orderBy('due'), limit(maxRecords));
  let page = due;
  for (;;) {
    const { docs } = await withinTimeout(() => getDocsFromServer(page));
    const gone = new Set<string>();
    for (const change of docs)
      if (!isPurge(change) && (await withinTimeout(() => isGone(db, change, now))))
        gone.add(String(change.get('record')));
    const purged = docs.filter(isPurge).map((change) => String(change.get('record')));
    await withinTimeout(() => forget(db, user, [...new Set([...gone, ...purged])], gone));
    const last = docs.at(-1);
    if (!last || docs.length < maxRecords) return;
    // Continue after the last entry: entries stay while the service has not deleted their record.
    page = query(due, startAfter(last));
  }
}
