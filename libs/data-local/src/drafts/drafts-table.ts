import { createEmitter, type Drafts, isSameText, type KeptDraft } from '@dayloom/data';
import type { IDBPObjectStore } from 'idb';
import type { IndexedDatabase } from '../database/indexed-database.ts';
import { draftsStore, type StoreName, type UserSchema } from '../database/stores.ts';
import type { LeftDrafts } from './left-drafts.ts';

type DraftsStore<Mode extends IDBTransactionMode> = IDBPObjectStore<
  UserSchema,
  ArrayLike<StoreName>,
  typeof draftsStore,
  Mode
>;

/** The stored drafts. Other tabs are notified of removals only, because a draft is written every few letters. */
export function draftsIn(database: IndexedDatabase, left: LeftDrafts): Drafts {
  const run = async <T, Mode extends 'readonly' | 'readwrite'>(
    mode: Mode,
    work: (store: DraftsStore<Mode>) => Promise<T>,
  ) => {
    database.mustBeOpen();
    return database.connection.run([draftsStore], mode, (transaction) =>
      work(transaction.objectStore(draftsStore)),
    );
  };
  const written = createEmitter();
  const write = async ({ key }: KeptDraft, work: (store: DraftsStore<'readwrite'>) => Promise<unknown>) => {
    await run('readwrite', work);
    left.forget(key);
    written.emit();
  };
  const drafts: Drafts = {
    async get(key) {
      const leftDraft = left.get(key);
      // If the database rejects the write, the draft stays in the tab's storage.
      if (leftDraft) await drafts[leftDraft.write](leftDraft.draft).catch(() => undefined);
      return leftDraft?.write === 'set' ? leftDraft.draft : run('readonly', (store) => store.get(key));
    },
    under: (prefix) => run('readonly', (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
    set: (draft) => write(draft, (store) => store.put(draft)),
    async remove(draft, isEmptied = false) {
      await write(draft, async (store) => {
        const now = await store.get(draft.key);
        if (now && isSameText(now, draft)) await store.delete(draft.key);
      });
      if (!isEmptied) database.notifyRemoved(draft);
    },
    leave: left.put,
    onWrite: written.subscribe,
    onRemoved: database.onRemoved,
  };
  return drafts;
}
