import type { RecordRef } from '@dayloom/data-local';
import { deviceKinds, isInstant, type UserId } from '@dayloom/domain';
import type { RemoteChange } from '@dayloom/sync';
import {
  collection,
  type CollectionReference,
  type DocumentData,
  deleteField,
  doc,
  type DocumentReference,
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

/** What changed of all records of a user; a change is one document. */
export const historyAt = (db: Firestore, user: UserId): CollectionReference =>
  collection(db, 'users', user, 'history');

/** How many changes of a record are read at most, and how many go in one transaction. */
const atOnce = 500;
/** How many changes of a record are kept, however old they are, and for how long all are, in milliseconds. */
const keptChanges = 20;
const keptFor = 30 * 86_400_000;

const kinds = ['created', 'changed', 'deleted', 'restored'] as const;

/** A stored change; undefined for one of a form that this program does not know. */
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

/** Changes of one transaction have one stamp; their order stands beside it. */
const newestFirst = (a: QueryDocumentSnapshot, b: QueryDocumentSnapshot) =>
  timeOf(b) - timeOf(a) || Number(b.get('order')) - Number(a.get('order'));

const isPurge = (document: QueryDocumentSnapshot) => document.get('kind') === 'purged';
const isDue = (document: QueryDocumentSnapshot) => document.get('due') !== undefined;

async function remove(db: Firestore, documents: readonly DocumentReference[]) {
  for (let from = 0; from < documents.length; from += atOnce) {
    const batch = writeBatch(db);
    for (const document of documents.slice(from, from + atOnce)) batch.delete(document);
    await batch.commit();
  }
}

/** What became of a record, newest first; what is older than it need be is taken away. */
export async function readHistory(
  db: Firestore,
  user: UserId,
  record: RecordRef,
): Promise<readonly RemoteChange[]> {
  const ofRecord = query(
    historyAt(db, user),
    where('record', '==', pathOf(record)),
    orderBy('stamp', 'desc'),
    limit(atOnce),
  );
  const all = (await getDocsFromServer(ofRecord)).docs.toSorted(newestFirst);
  const purged = all.findIndex(isPurge);
  // What the record was before it went for good is about to go as well.
  const documents = purged < 0 ? all : all.slice(0, purged);
  const [newest] = documents;
  const horizon = newest ? timeOf(newest) - keptFor : 0;
  const old = documents.slice(keptChanges).filter((document) => timeOf(document) < horizon);
  // Nobody waits for it: the next reading takes away what this one could not.
  if (old.length > 0)
    remove(
      db,
      old.map(({ ref }) => ref),
    ).catch(() => undefined);
  return documents.flatMap((document) => changeIn(document.id, document.data()) ?? []);
}

/** How many records one query asks for: Firestore takes 30 values. */
const recordsAtOnce = 30;

/**
 * Takes away what histories tell up to where their records were purged, and all of it of those that are gone.
 * @param paths `recordsAtOnce` at most
 */
async function forget(db: Firestore, user: UserId, paths: readonly string[], gone: ReadonlySet<string>) {
  if (paths.length === 0) return;
  const { docs } = await getDocsFromServer(query(historyAt(db, user), where('record', 'in', paths)));
  const old = paths.flatMap((path) => {
    const all = docs.filter((document) => document.get('record') === path).toSorted(newestFirst);
    const from = gone.has(path) ? 0 : all.findIndex(isPurge);
    return from < 0 ? [] : all.slice(from);
  });
  // The entries that are due go last: without them nobody would find what is left.
  const dueLast = old.toSorted((a, b) => Number(isDue(a)) - Number(isDue(b)));
  await remove(
    db,
    dueLast.map(({ ref }) => ref),
  );
}

/** Runs one call to the server within its time. */
type InTime = <T>(work: () => Promise<T>) => Promise<T>;

interface Tidying {
  readonly db: Firestore;
  readonly user: UserId;
  readonly inTime: InTime;
}

/**
 * Takes the history of records away that were just purged. What does not come to that is found by a later
 * tidying, since an entry of each says that it is due.
 */
export async function forgetPurged({ db, user, inTime }: Tidying, records: readonly RecordRef[]) {
  const paths = records.map(pathOf);
  for (let from = 0; from < paths.length; from += recordsAtOnce)
    await inTime(() => forget(db, user, paths.slice(from, from + recordsAtOnce), new Set()));
}

/** Whether a record is gone for good. It decides and no clock, so that a device with a wrong one does no harm. */
async function isGone(db: Firestore, change: QueryDocumentSnapshot, now: Timestamp): Promise<boolean> {
  const record = await getDocFromServer(doc(db, String(change.get('record'))));
  if (!recordIn(record)) return true;
  const expiresAt: unknown = record.get('expiresAt');
  if (!(expiresAt instanceof Timestamp) || expiresAt > now)
    // It lives again, or was deleted anew, of which a later change tells.
    await updateDoc(change.ref, { due: deleteField() });
  return false;
}

/**
 * Takes away the history of records that are gone for good: the service took them away by itself (TTL), of which their
 * last change says by when, or whoever purged them did not come to it.
 */
export async function tidyHistory({ db, user, inTime }: Tidying): Promise<void> {
  const now = Timestamp.now();
  const due = query(historyAt(db, user), where('due', '<=', now), orderBy('due'), limit(recordsAtOnce));
  let page = due;
  for (;;) {
    const { docs } = await inTime(() => getDocsFromServer(page));
    const gone = new Set<string>();
    for (const change of docs)
      if (!isPurge(change) && (await inTime(() => isGone(db, change, now))))
        gone.add(String(change.get('record')));
    const purged = docs.filter(isPurge).map((change) => String(change.get('record')));
    await inTime(() => forget(db, user, [...new Set([...gone, ...purged])], gone));
    const last = docs.at(-1);
    if (!last || docs.length < recordsAtOnce) return;
    // Not from the first again: one whose record the service has yet to take away stays.
    page = query(due, startAfter(last));
  }
}
