import type { Change, LongWork, Receipt, SnapshotPage, Store } from '@dayloom/data';
import { type CollectionName, collectionOf, nowOf, readRecord } from '@dayloom/domain';
import { applyChanges, collectionsOf } from './apply-changes.ts';
import { embeddedTables, writeHistory } from './history-table.ts';
import type { IndexedDatabase } from './indexed-database.ts';
import type { OpenOptions } from './open-options.ts';
import { shownRows } from './read-in-pages.ts';
import { isListed } from './read-total.ts';
import type { Row } from './rows.ts';
import { completeKey, replicaTables } from './user-database.ts';

/** Changes that are written before the page may draw again; the transaction stays open in between. */
const atOnce = 200;

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

/** `Store.snapshot`: one transaction is one moment, and each page of it an answer of its own. */
export async function snapshot(
  database: IndexedDatabase,
  { alongside }: OpenOptions,
  ...[kinds, next, { signal, told } = {}]: Parameters<Store['snapshot']>
): Promise<{ readonly isComplete: boolean }> {
  database.mustBeOpen();
  return database.connection.run([...kinds, 'meta'], 'readonly', async (transaction) => {
    let [isComplete, done] = [true, 0];
    for (const collection of kinds) {
      if (alongside) isComplete &&= await isListed(transaction, completeKey, collection);
      for await (const rows of shownRows(transaction, collection)) {
        signal?.throwIfAborted();
        next(pageOf(collection, rows));
        done += rows.length;
        told?.(done);
      }
    }
    return { isComplete };
  });
}

/** Changes in slices: increments apart from what makes records, which would have them taken for a repeated commit. */
function* slicesOf(changes: readonly Change[]): Generator<readonly Change[]> {
  let from = 0;
  for (let index = 1; index <= changes.length; index += 1) {
    const isSame = (changes[index]?.type === 'increment') === (changes[from]?.type === 'increment');
    if (index < changes.length && index - from < atOnce && isSame) continue;
    yield changes.slice(from, index);
    from = index;
  }
}

/** `Store.commitMany`: every slice meets what those before it have left; nothing of any is kept unless all are. */
export async function commitMany(
  database: IndexedDatabase,
  { user, email, options, alongside }: OpenOptions,
  changes: readonly Change[],
  { signal, told }: LongWork = {},
): Promise<Receipt> {
  database.mustBeOpen();
  const collections = collectionsOf(changes);
  if (changes.length === 0) return { changes: 0 };
  const now = nowOf(options.clock);
  const committing = { user, email, now, stamps: !alongside };
  await database.write(
    { collections, tables: alongside ? replicaTables : embeddedTables },
    async (transaction) => {
      let done = 0;
      for (const slice of slicesOf(changes)) {
        signal?.throwIfAborted();
        const steps = await applyChanges(transaction, slice, committing);
        if (alongside) await alongside(transaction, steps, now);
        else writeHistory(transaction.raw, steps, now);
        done += slice.length;
        told?.(done);
      }
    },
  );
  return { changes: changes.length };
}
