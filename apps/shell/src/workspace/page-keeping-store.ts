import type { Store } from '@dayloom/data';

/**
 * The same store, which has the browser ask before the page goes while a commit is on its way: what it does is on the
 * screen before storage has answered, and would be lost (OF12).
 */
export function pageKeepingStore(store: Store): Store {
  const committing = new Set<symbol>();
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return {
    ...store,
    async commit(changes) {
      const one = Symbol();
      committing.add(one);
      addEventListener('beforeunload', ask);
      try {
        return await store.commit(changes);
      } finally {
        committing.delete(one);
        if (committing.size === 0) removeEventListener('beforeunload', ask);
      }
    },
  };
}
