import type { Change, Store } from '@dayloom/data';
import { dismissToasts } from '@dayloom/toasts';

const keyOf = ({ collection, id }: Pick<Change, 'collection' | 'id'>) => `${collection}/${id}`;

/** Dismisses toasts that offer to restore records which were purged. */
function withdrawOffers(changes: readonly Change[]) {
  const purged = new Set(changes.filter(({ type }) => type === 'purge').map(keyOf));
  dismissToasts(({ records = [] }) => records.some((one) => purged.has(keyOf(one))));
}

/**
 * The same store, but the browser asks before the page is closed while a commit is pending: its changes are on the
 * screen before storage has answered, and would be lost. For a commit that deletes permanently, no toast offers an
 * undo any more.
 */
export function pageKeepingStore(store: Store): Store {
  return {
    ...store,
    async commit(changes) {
      const controller = new AbortController();
      addEventListener('beforeunload', (event) => event.preventDefault(), { signal: controller.signal });
      try {
        const outcome = await store.commit(changes);
        withdrawOffers(changes);
        return outcome;
      } finally {
        controller.abort();
      }
    },
  };
}
