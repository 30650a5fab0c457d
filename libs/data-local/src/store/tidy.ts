import { type CollectionName, collectionNames } from '@dayloom/domain';
import type { IndexedDatabase } from '../database/indexed-database.ts';
import { embeddedTables } from '../database/stores.ts';
import { transact } from '../database/transact.ts';
import { purgeDeleted } from '../deleted/purge-deleted.ts';
import { dropDraftsOf } from '../drafts/drop-drafts.ts';
import { dropHistory, hasAged } from '../history/history-table.ts';
import type { Opened, OpenOptions } from './open-options.ts';

export const loadHistory = () => import(/* webpackChunkName: "history" */ '../history/history-upkeep.ts');

/** Upgrades the rows that a tab of an older release has written. */
export const upgradeCollections = (database: IndexedDatabase, collections: readonly CollectionName[]) =>
  transact(database, 'readwrite', { collections, tables: [] }, async (transaction) => {
    for (const collection of collections) await transaction.upgrade(collection);
  });

/** Purges what has expired and upgrades the rows of older releases, once after the start. */
export async function tidy({ database, drafts }: Opened, { options, onCommit }: OpenOptions) {
  const now = options.clock.now();
  const tables = onCommit ? [] : embeddedTables;
  let isAged = false;
  const gone = await transact(
    database,
    'readwrite',
    { collections: collectionNames, tables },
    async (transaction) => {
      const purged = await purgeDeleted(transaction, now);
      // A tab with a rolled-back release may have written older rows.
      await transaction.upgradeOlder(collectionNames);
      if (!onCommit) {
        dropHistory(transaction.raw, purged);
        isAged = await hasAged(transaction.raw, now);
      }
      return purged.map(({ id }) => id);
    },
  );
  await dropDraftsOf(gone, drafts);
  if (!isAged) return;
  const { pruneHistory } = await loadHistory();
  if (database.isClosed) return;
  await database.connection.run(embeddedTables, 'readwrite', (transaction) => pruneHistory(transaction, now));
}
