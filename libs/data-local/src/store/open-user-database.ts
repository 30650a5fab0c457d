import type { Answer, Change, DeletedRef, Drafts, Query, Receipt, Store } from '@dayloom/data';
import { collectionNames, nowOf } from '@dayloom/domain';
import { abortLate } from '../connection/abort-late.ts';
import { IndexedDatabase } from '../database/indexed-database.ts';
import { embeddedTables } from '../database/stores.ts';
import { replicaTables, type UserDatabase } from '../database/user-database.ts';
import { DeletedWatches } from '../deleted/deleted-watches.ts';
import { patchedThoughDeleted } from '../deleted/patched-though-deleted.ts';
import { purgeDeleted } from '../deleted/purge-deleted.ts';
import { draftsIn } from '../drafts/drafts-table.ts';
import { dropDraftsOf } from '../drafts/drop-drafts.ts';
import { leftDraftsOf } from '../drafts/left-drafts.ts';
import { dropHistory, hasAged, writeHistory } from '../history/history-table.ts';
import { Watches } from '../live/watches.ts';
import type { StoredRecord } from '../queries/read-records.ts';
import { RecordReads } from '../queries/record-reads.ts';
import { applyChanges, collectionsOf } from './apply-changes.ts';
import type { OpenOptions } from './open-options.ts';

/** A separate chunk, because few users export or import. */
const loadTransfer = () => import(/* webpackChunkName: "transfer" */ './transfer.ts');

const loadHistory = () => import(/* webpackChunkName: "history" */ '../history/history-upkeep.ts');

interface Opened {
  readonly database: IndexedDatabase;
  readonly reads: RecordReads;
  readonly watches: Watches;
  readonly deleted: DeletedWatches;
  readonly drafts: Drafts;
}

/** Refreshes the watches after every write in any tab, upgrades rows of older releases, and tidies once after the start. */
function keepFresh(
  { database, reads, watches, deleted, drafts }: Opened,
  { options, onCommit }: OpenOptions,
) {
  database.onNews(async ({ collections, isFromOlder }) => {
    const reading = watches.refresh(collections);
    if (collections.size > 0) deleted.refresh();
    await reading;
    for (const collection of collections) await reads.recheckBroken(collection);
    if (isFromOlder && collections.size > 0)
      await database.write({ collections: [...collections], tables: [] }, async (transaction) => {
        for (const collection of collections) await transaction.upgrade(collection);
      });
  });

  async function tidy() {
    if (database.isClosed) return;
    const now = options.clock.now();
    const tables = onCommit ? [] : embeddedTables;
    let isAged = false;
    const gone = await database.write({ collections: collectionNames, tables }, async (transaction) => {
      const purged = await purgeDeleted(transaction, now);
      // A tab with a rolled-back release may have written older rows.
      await transaction.upgradeOlder(collectionNames);
      if (!onCommit) {
        dropHistory(transaction.raw, purged);
        isAged = await hasAged(transaction.raw, now);
      }
      return purged.map(({ id }) => id);
    });
    await dropDraftsOf(gone, drafts);
    if (!isAged) return;
    const { pruneHistory } = await loadHistory();
    if (database.isClosed) return;
    await database.connection.run(embeddedTables, 'readwrite', (transaction) =>
      pruneHistory(transaction, now),
    );
  }
  // Not awaited: if it fails, the next start does it.
  (options.firstScreen ?? Promise.resolve()).then(tidy).catch(() => undefined);
}

/** A larger commit is an import or a large deletion, which may take longer than the storage timeout. */
const maxAbortable = 50;

/** Commits as screens do: watches show the changes at once; resolves when they are durable. */
async function commitTo(
  { database, watches, drafts }: Opened,
  { user, email, options, onCommit }: OpenOptions,
  changes: readonly Change[],
): Promise<Receipt> {
  database.mustBeOpen();
  const collections = collectionsOf(changes);
  if (changes.length === 0) return { changes: 0 };
  const now = nowOf(options.clock);
  const pending = watches.begin(changes, now);
  const committing = { user, email, now, stamps: !onCommit };
  const late = changes.length > maxAbortable ? undefined : abortLate();
  let deleted: readonly DeletedRef[] = [];
  let purged: readonly string[] = [];
  try {
    await database.write(
      { collections, tables: onCommit ? replicaTables : embeddedTables },
      async (transaction) => {
        late?.begin(transaction.raw);
        pending.hasBegun = true;
        const applied = await applyChanges(transaction, changes, committing);
        if (onCommit) await onCommit(transaction, applied, now);
        else writeHistory(transaction.raw, applied, now);
        deleted = patchedThoughDeleted(applied);
        purged = applied.flatMap(({ change }) => (change.type === 'purge' ? [change.id] : []));
      },
    );
    late?.stop();
  } catch (error) {
    late?.stop();
    watches.rollBack(pending);
    throw late?.reasonOf(error) ?? error;
  }
  void watches.complete(pending, database.newsHandled);
  // The records are purged even if removing their drafts fails.
  if (purged.length > 0) await dropDraftsOf(purged, drafts).catch(() => undefined);
  return { changes: changes.length, ...(deleted.length > 0 && { deleted }) };
}

/** Only the type of a query names that of its records; each record was read with the schema of the query's kind. */
const answerTo = <T>(_query: Query<T>, answer: Answer<StoredRecord>) => answer as Answer<T>;

/** The database of one user. Opens on first use; watches are updated across tabs. */
export function openUserDatabase(opening: OpenOptions): UserDatabase {
  const { user, spec, options, onCommit } = opening;
  const database = new IndexedDatabase(spec, options);
  const reads = new RecordReads(database, user, onCommit !== undefined);
  const watches = new Watches(reads);
  const deleted = new DeletedWatches(database, options);
  const left = leftDraftsOf(spec.name);
  const drafts = draftsIn(database, left);
  const opened = { database, reads, watches, deleted, drafts };
  keepFresh(opened, opening);
  // Also those whose form is not opened again. Before any form writes, so that no newer draft is overwritten.
  for (const key of left.keys()) drafts.get(key).catch(() => undefined);

  function endWatches() {
    watches.end();
    deleted.end();
  }
  function close() {
    endWatches();
    database.close();
  }
  const store: Store = {
    watch: (query, next, fail) => watches.list(query, (answer) => next(answerTo(query, answer)), fail),
    watchTotal: (asked, next, fail) => watches.total(asked, next, fail),
    async get(query) {
      const { records, isComplete } = await reads.list(query);
      return answerTo(query, { records, isComplete });
    },
    count: async (query) => reads.total({ query }),
    sum: async (query, sumOf) => reads.total({ query, sumOf }),
    commit: (changes) => commitTo(opened, opening, changes),
    snapshot: async (...asked) => (await loadTransfer()).snapshot(database, opening, ...asked),
    commitMany: async (...asked) => (await loadTransfer()).commitMany(database, opening, ...asked),
    watchDeleted: (next, fail) => deleted.watch(next, fail),
    watchBroken: (next) => reads.broken.watch(next),
    ...(!onCommit && {
      history: async (collection, id) => ({
        entries: await (await loadHistory()).readHistory(database, collection, id),
        isComplete: true,
      }),
    }),
    drafts,
    close,
  };
  return {
    store,
    read: (scope, work) => database.read(scope, work),
    write: (scope, work) => database.write(scope, work),
    onTables: (listener) => database.onTables(listener),
    erase: () => {
      left.forgetAll();
      endWatches();
      return database.erase(onCommit ? replicaTables : embeddedTables);
    },
    close,
  };
}
