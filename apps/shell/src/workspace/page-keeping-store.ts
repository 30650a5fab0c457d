import type { Store } from '@dayloom/data';
import { withdrawOffers } from '../toasts/toasts.ts';

/**
 * The same store, which has the browser ask before the page goes while a commit is on its way: what it does is on the
 * screen before storage has answered, and would be lost. What a commit deletes for good, no toast offers to bring back any more.
 */
export function pageKeepingStore(store: Store): Store {
  return {
    ...store,
    async commit(changes) {
      const ending = new AbortController();
      addEventListener('beforeunload', (event) => event.preventDefault(), { signal: ending.signal });
      try {
        const outcome = await store.commit(changes);
        withdrawOffers(changes);
        return outcome;
      } finally {
        ending.abort();
      }
    },
  };
}
