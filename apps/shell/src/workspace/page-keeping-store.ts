import type { Store } from '@dayloom/data';

/**
 * The same store, which has the browser ask before the page goes while a commit is on its way: what it does is on the
 * screen before storage has answered, and would be lost (OF12).
 */
export function pageKeepingStore(store: Store): Store {
  return {
    ...store,
    commit(changes) {
      const ending = new AbortController();
      addEventListener('beforeunload', (event) => event.preventDefault(), { signal: ending.signal });
      return store.commit(changes).finally(() => ending.abort());
    },
  };
}
