import { type Answer, type LateCode, lateCode, type Query, type Store, StoreError } from '@dayloom/data';
import { nowOf } from '@dayloom/domain';
import { IndexedDatabase } from '../database/indexed-database.ts';
import { embeddedTables } from '../database/stores.ts';
import { replicaTables, type UserDatabase } from '../database/user-database.ts';
import { draftsIn } from '../drafts/drafts-table.ts';
import { leftDraftsOf } from '../drafts/left-drafts.ts';
import { Watches } from '../live/watches.ts';
import type { StoredRecord } from '../queries/read-records.ts';
import { RecordReads } from '../queries/record-reads.ts';
import type { Opened, OpenOptions } from './open-options.ts';

type Writes = typeof import('./writes.ts');

/** A separate chunk, because no read of the first screens needs it. */
const importWrites = () => import(/* webpackChunkName: "writes" */ './writes.ts');

/** How long a change waits for that code before it is refused, and its text stays in the form. Milliseconds. */
const longestLoad = 10_000;

function withLimit<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`no answer within ${longestLoad / 1_000} s`)),
      longestLoad,
    );
    loading.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

/** Refreshes the watches after every write in any tab, upgrades rows of older releases, and tidies once after the start. */
function keepFresh(opened: Opened, opening: OpenOptions, writes: LateCode<Writes>) {
  const { database, reads, watches } = opened;
  database.onNews(async ({ collections, isFromOlder }) => {
    const reading = watches.refresh(collections);
    await reading;
    for (const collection of collections) await reads.recheckBroken(collection);
    if (isFromOlder && collections.size > 0)
      await (await writes.load()).upgradeCollections(database, [...collections]);
  });

  async function tidyLater() {
    await opening.options.firstScreen;
    if (database.isClosed) return;
    const { tidy } = await writes.load();
    await tidy(opened, opening);
  }
  // Not awaited: if it fails, the next start does it.
  tidyLater().catch(() => undefined);
}

/** Only the type of a query names that of its records; each record was read with the schema of the query's kind. */
const answerTo = <T>(_query: Query<T>, answer: Answer<StoredRecord>) => answer as Answer<T>;

/**
 * The database of one user. Opens on first use; watches are updated across tabs.
 * @param loadWrites loads the code that only writes need; called again after a failure
 */
export function openUserDatabase(opening: OpenOptions, loadWrites = importWrites): UserDatabase {
  const { user, spec, options, onCommit } = opening;
  const database = new IndexedDatabase(spec, options);
  const reads = new RecordReads(database, user, onCommit !== undefined);
  const watches = new Watches({
    list: (...asked) => reads.list(...asked),
    total: (...asked) => reads.total(...asked),
    deleted: async (began) => (await writes.load()).readDeleted(database, options.clock.now(), began),
  });
  const left = leftDraftsOf(spec.name);
  const drafts = draftsIn(database, left);
  const opened = { database, reads, watches, drafts };
  const writes = lateCode(() =>
    withLimit(loadWrites()).catch((error: unknown) => {
      throw new StoreError('unknown', 'The code that writes cannot be loaded', { cause: error });
    }),
  );
  let hasShown = false;
  /** Loads it after the frame that shows the first records, since a press on them may follow at once. */
  async function prepareWrites() {
    if (hasShown) return;
    hasShown = true;
    await options.firstRender;
    globalThis.requestAnimationFrame?.(() => setTimeout(() => void writes.load().catch(() => undefined)));
  }
  const transfer = async () => (await writes.load()).loadTransfer();
  keepFresh(opened, opening, writes);
  // Also those whose form is not opened again. Before any form writes, so that no newer draft is overwritten.
  for (const key of left.keys()) drafts.get(key).catch(() => undefined);

  function close() {
    watches.end();
    database.close();
  }
  const store: Store = {
    watch(query, next, fail) {
      const show = (answer: Answer<StoredRecord>) => {
        next(answerTo(query, answer));
        void prepareWrites();
      };
      return watches.list(query, show, fail);
    },
    watchTotal: (asked, next, fail) => watches.total(asked, next, fail),
    async get(query) {
      const { records, isComplete } = await reads.list(query);
      watches.noteRead(query.collection, records);
      return answerTo(query, { records, isComplete });
    },
    count: async (query) => reads.total({ query }),
    sum: async (query, sumOf) => reads.total({ query, sumOf }),
    async commit(changes) {
      database.mustBeOpen();
      const now = nowOf(options.clock);
      // Once the code is loaded, a commit is shown in the same turn.
      const { commitTo } = writes.loaded ?? (await writes.load());
      return commitTo(opened, opening, changes, now);
    },
    snapshot: async (...asked) => (await transfer()).snapshot(database, opening, ...asked),
    commitMany: async (...asked) => (await transfer()).commitMany(database, opening, ...asked),
    watchDeleted: (next, fail) => watches.deleted(next, fail),
    watchBroken: (next) => reads.broken.watch(next),
    ...(!onCommit && {
      async history(collection, id) {
        const { readHistory } = await (await writes.load()).loadHistory();
        return { entries: await readHistory(database, collection, id), isComplete: true };
      },
    }),
    drafts,
    close,
  };
  return {
    store,
    readTables: (work) => database.readTables(work),
    // They begin in this turn if the code is loaded, because the database may be closed soon.
    read: async (scope, work) =>
      (writes.loaded ?? (await writes.load())).transact(database, 'readonly', scope, work),
    write: async (scope, work) =>
      (writes.loaded ?? (await writes.load())).transact(database, 'readwrite', scope, work),
    onTables: (listener) => database.onTables(listener),
    erase: () => {
      left.forgetAll();
      watches.end();
      return database.erase(onCommit ? replicaTables : embeddedTables);
    },
    close,
  };
}
