import { createEmitter, type Drafts, isSameText, type KeptDraft } from '@dayloom/data';
import { unwrap, wrap } from 'idb';
import type { IndexedDatabase } from './indexed-database.ts';
import type { LeftDrafts } from './left-drafts.ts';
import { draftsStore } from './store-names.ts';

/** The drafts beside the records. Other tabs are told of removals only: a write comes with every few letters. */
export function draftsIn(database: IndexedDatabase, left: LeftDrafts): Drafts {
  const run = async <T>(mode: 'readonly' | 'readwrite', work: (store: IDBObjectStore) => Promise<T>) => {
    database.mustBeOpen();
    return database.connection.run([draftsStore], mode, (transaction) =>
      work(unwrap(transaction).objectStore(draftsStore)),
    );
  };
  const stored = (store: IDBObjectStore, key: string) => wrap<KeptDraft | undefined>(store.get(key));
  const written = createEmitter();
  const write = async ({ key }: KeptDraft, work: (store: IDBObjectStore) => Promise<unknown>) => {
    await run('readwrite', work);
    left.forget(key);
    written.emit();
  };
  const drafts: Drafts = {
    async get(key) {
      const leaving = left.get(key);
      // Where the database refuses it, it stays in the tab.
      if (leaving) await drafts[leaving.write](leaving.draft).catch(() => undefined);
      return leaving?.write === 'set' ? leaving.draft : run('readonly', (store) => stored(store, key));
    },
    under: (prefix) =>
      run('readonly', (store) =>
        wrap<KeptDraft[]>(store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
      ),
    set: (draft) => write(draft, (store) => wrap(store.put(draft))),
    async remove(draft, isEmptied = false) {
      await write(draft, async (store) => {
        const now = await stored(store, draft.key);
        if (now && isSameText(now, draft)) await wrap(store.delete(draft.key));
      });
      if (!isEmptied) database.tellRemoved(draft);
    },
    leave: left.put,
    onWrite: written.subscribe,
    onRemoved: database.onRemoved,
  };
  return drafts;
}

/** Takes away what was typed into records that are gone for good, and into lines below them: no form shows it again. */
export async function dropDraftsOf(ids: readonly string[], drafts: Drafts): Promise<void> {
  if (ids.length === 0) return;
  const gone = new Set(ids);
  const all = await drafts.under('');
  const dropped = all.filter(({ key }) => key.split('/').some((part) => gone.has(part)));
  // Begun together: a page that goes by then finishes them all.
  await Promise.all(dropped.map((draft) => drafts.remove(draft, true)));
}
