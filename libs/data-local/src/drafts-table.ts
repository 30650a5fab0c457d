import { createEmitter, type Drafts, type KeptDraft } from '@dayloom/data';
import { unwrap, wrap } from 'idb';
import type { IndexedDatabase } from './indexed-database.ts';
import { draftsStore } from './schema.ts';

/** The drafts beside the records. Other tabs are not told of a write: it comes with every few letters. */
export function draftsIn(database: IndexedDatabase): Drafts {
  const run = async <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) => {
    database.mustBeOpen();
    return database.connection.run([draftsStore], mode === 'readonly' ? mode : 'readwrite', (transaction) =>
      wrap(ask(unwrap(transaction).objectStore(draftsStore))),
    );
  };
  const written = createEmitter();
  const write = async <T>(ask: (store: IDBObjectStore) => IDBRequest<T>) => {
    await run('readwrite', ask);
    written.emit();
  };
  return {
    get: (key) => run<KeptDraft | undefined>('readonly', (store) => store.get(key)),
    under: (prefix) =>
      run<KeptDraft[]>('readonly', (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
    set: (draft) => write((store) => store.put(draft)),
    remove: (key) => write((store) => store.delete(key)),
    onWrite: written.subscribe,
  };
}

/** Takes away what was typed into records that are gone for good, and into lines below them: no form shows it again. */
export async function dropDraftsOf(ids: readonly string[], drafts: Drafts): Promise<void> {
  if (ids.length === 0) return;
  const gone = new Set(ids);
  for (const { key } of await drafts.under(''))
    if (key.split('/').some((part) => gone.has(part))) await drafts.remove(key);
}
