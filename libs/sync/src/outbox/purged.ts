import type { RecordTransaction } from '@dayloom/data-local';
import type { CollectionName } from '@dayloom/domain';
import type { RemoteRecord, Stamp } from '../protocol/remote.ts';
import { readMeta, writeMeta } from './outbox.ts';

/** Stamps of records that the server reported as purged, by id; the latest last. */
type Purged = Readonly<Record<string, Stamp>>;
const maxPurged = 200;
const purgedKey = (collection: CollectionName) => `purged-${collection}`;

/** An answer to an earlier request may arrive later, and nothing else is stored about these records. */
export const readPurged = async (
  transaction: RecordTransaction,
  collection: CollectionName,
): Promise<Purged> => (await readMeta<Purged>(transaction, purgedKey(collection))) ?? {};

export function notePurged(
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
  writeMeta(transaction, purgedKey(collection), Object.fromEntries([...all].slice(-maxPurged)));
}
