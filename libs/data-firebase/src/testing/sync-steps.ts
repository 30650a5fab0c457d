import { type Store, type SyncState, worksOf } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';

/** Resolves with the first state that fits. */
export const stateWhere = (store: Store, fits: (state: SyncState) => boolean): Promise<SyncState> =>
  new Promise((resolve) => {
    const stop = store.sync?.watch((state) => {
      if (!fits(state)) return;
      resolve(state);
      queueMicrotask(() => stop?.());
    });
  });

/** Resolves when nothing waits for the server. */
export const settled = (store: Store): Promise<SyncState> =>
  stateWhere(store, ({ phase, waiting }) => waiting === 0 && phase !== 'saving');

/** Resolves once something was sent after this call and nothing waits any more. */
export const settledAfterSending = async (store: Store): Promise<SyncState> => {
  await stateWhere(store, ({ waiting }) => waiting > 0);
  return stateWhere(store, ({ waiting }) => waiting === 0);
};

export const titlesOf = async (store: Store, user: UserId): Promise<string[]> =>
  (await store.get(worksOf(user))).map(({ workTitle }) => workTitle);

export const fieldsOf = ({ id: _id, ...fields }: { readonly id: string }) => fields;
