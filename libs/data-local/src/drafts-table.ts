import { createEmitter, type Drafts, type KeptDraft } from '@dayloom/data';
import { unwrap, wrap } from 'idb';
import type { IndexedDatabase } from './indexed-database.ts';
import type { LeftDrafts } from './left-drafts.ts';
import { draftsStore } from './schema.ts';

/** The drafts beside the records. Other tabs are not told of a write: it comes with every few letters. */
export function draftsIn(database: IndexedDatabase, left: LeftDrafts): Drafts {
  const run = async <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) => {
    database.mustBeOpen();
    return database.connection.run([draftsStore], mode === 'readonly' ? mode : 'readwrite', (transaction) =>
      wrap(ask(unwrap(transaction).objectStore(draftsStore))),
    );
  };
  const written = createEmitter();
  const write = async <T>(key: string, ask: (store: IDBObjectStore) => IDBRequest<T>) => {
    await run('readwrite', ask);
    left.forget(key);
    written.emit();
  };
  const drafts: Drafts = {
    async get(key) {
      const leaving = left.get(key);
      if (!leaving) return run<KeptDraft | undefined>('readonly', (store) => store.get(key));
      const { draft } = leaving;
      // Where the database refuses it, it stays in the tab.
      await (draft ? drafts.set(draft) : drafts.remove(key)).catch(() => undefined);
      return draft;
    },
    under: (prefix) =>
      run<KeptDraft[]>('readonly', (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
    set: (draft) => write(draft.key, (store) => store.put(draft)),
    remove: (key) => write(key, (store) => store.delete(key)),
    leave: left.put,
    onWrite: written.subscribe,
  };
  return drafts;
}

/** Takes away what was typed into records that are gone for good, and into lines below them: no form shows it again. */
export async function dropDraftsOf(ids: readonly string[], drafts: Drafts): Promise<void> {
  if (ids.length === 0) return;
  const gone = new Set(ids);
  for (const { key } of await drafts.under(''))
    if (key.split('/').some((part) => gone.has(part))) await drafts.remove(key);
}
