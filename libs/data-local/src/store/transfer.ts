import type { Change, LongWork, Receipt, SnapshotPage, Store } from '@dayloom/data';
import { type CollectionName, collectionOf, nowOf, readRecord } from '@dayloom/domain';
import type { IndexedDatabase } from '../database/indexed-database.ts';
import { visibleRows } from '../database/read-in-pages.ts';
import type { Row } from '../database/rows.ts';
import { embeddedTables } from '../database/stores.ts';
import { transact } from '../database/transact.ts';
import { completeKey, replicaTables } from '../database/user-database.ts';
import { writeHistory } from '../history/history-table.ts';
import { isListed } from '../queries/read-total.ts';
import { applyChanges, collectionsOf } from './apply-changes.ts';
import type { OpenOptions } from './open-options.ts';

/** Changes to write before the page may render again; the transaction stays open in between. */
const sliceSize = 200;

function pageOf(collection: CollectionName, rows: readonly Row[]): SnapshotPage {
  const kind = collectionOf(collection);
  const records: SnapshotPage['records'][number][] = [];
  const broken: SnapshotPage['broken'][number][] = [];
  for (const row of rows) {
    const reading = readRecord(kind, row.id, row.fields);
    if (!reading.ok) broken.push({ collection, id: row.id, reason: reading.reason, stored: row.fields });
    else {
      const { id, ...fields } = reading.record;
      records.push({ id, fields });
    }
  }
  return { collection, records, broken };
}

/** `Store.snapshot`: reads in one transaction, so all pages are of the same moment. */
export async function snapshot(
  database: IndexedDatabase,
  { onCommit }: OpenOptions,
  ...[kinds, next, { signal, onProgress } = {}]: Parameters<Store['snapshot']>
): Promise<{ readonly isComplete: boolean }> {
  database.mustBeOpen();
  return database.connection.run([...kinds, 'meta'], 'readonly', async (transaction) => {
    let [isComplete, done] = [true, 0];
    for (const collection of kinds) {
      if (onCommit) isComplete &&= await isListed(transaction, completeKey, collection);
      for await (const rows of visibleRows(transaction, collection)) {
        signal?.throwIfAborted();
        next(pageOf(collection, rows));
        done += rows.length;
        onProgress?.(done);
      }
    }
    return { isComplete };
  });
}

/** Splits changes into slices. Increments are separate from creations: together they would look like a repeated commit. */
function* slicesOf(changes: readonly Change[]): Generator<readonly Change[]> {
  let from = 0;
  for (let index = 1; index <= changes.length; index += 1) {
    const isSame = (changes[index]?.type === 'increment') === (changes[from]?.type === 'increment');
    if (index < changes.length && index - from < sliceSize && isSame) continue;
    yield changes.slice(from, index);
    from = index;
  }
}

/** `Store.commitMany`: applies the slices in order, in one transaction; either all are stored or none. */
export async function commitMany(
  database: IndexedDatabase,
  { user, email, options, onCommit }: OpenOptions,
  changes: readonly Change[],
  { signal, onProgress }: LongWork = {},
): Promise<Receipt> {
  database.mustBeOpen();
  const collections = collectionsOf(changes);
  if (changes.length === 0) return { changes: 0 };
  const now = nowOf(options.clock);
  const committing = { user, email, now, stamps: !onCommit };
  await transact(
    database,
    'readwrite',
    { collections, tables: onCommit ? replicaTables : embeddedTables },
    async (transaction) => {
      let done = 0;
      for (const slice of slicesOf(changes)) {
        signal?.throwIfAborted();
        const applied = await applyChanges(transaction, slice, committing);
        if (onCommit) await onCommit(transaction, applied, now);
        else await writeHistory(transaction.raw, applied, now);
        done += slice.length;
        onProgress?.(done);
      }
    },
  );
  return { changes: changes.length };
}
