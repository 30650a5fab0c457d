import type { Drafts, KeptDraft } from '@dayloom/data';
import { unwrap, wrap } from 'idb';
import type { IndexedDatabase } from './indexed-database.ts';
import { draftsStore } from './schema.ts';

/** The drafts beside the records. Nobody is told of a write: it comes with every few letters, and no list shows it. */
export function draftsIn(database: IndexedDatabase): Drafts {
  const run = async <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) => {
    database.mustBeOpen();
    return database.connection.run([draftsStore], mode === 'readonly' ? mode : 'readwrite', (transaction) =>
      wrap(ask(unwrap(transaction).objectStore(draftsStore))),
    );
  };
  return {
    get: (key) => run<KeptDraft | undefined>('readonly', (store) => store.get(key)),
    under: (prefix) =>
      run<KeptDraft[]>('readonly', (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
    set: async (draft) => void (await run('readwrite', (store) => store.put(draft))),
    remove: (key) => run('readwrite', (store) => store.delete(key)),
  };
}

/** Takes away what was typed into records that are gone for good; it had a form to stand in no more. */
export async function dropDraftsOf(ids: readonly string[], drafts: Drafts): Promise<void> {
  if (ids.length === 0) return;
  const gone = new Set(ids);
  for (const { key } of await drafts.under(''))
    if (gone.has(key.slice(key.indexOf('/') + 1))) await drafts.remove(key);
}
