import { type Store, StoreError } from '@dayloom/data';
import type { Shell } from '@dayloom/platform';

/** What a full or blocked storage answers; an in-memory database never gets full by itself. */
const full = () => new StoreError('storage-full', 'The quota is used up');

interface Fault {
  reads: boolean;
  writes: boolean;
}

/** The same shell over a store whose reads or writes fail while `fault` says so; what was written stays real. */
export function withFault(shell: Shell): { readonly shell: Shell; readonly fault: Fault } {
  const { store } = shell;
  const fault: Fault = { reads: false, writes: false };
  const failing: Store = {
    ...store,
    watch: (query, next, fail) => {
      if (!fault.reads) return store.watch(query, next, fail);
      queueMicrotask(() => fail(full()));
      return () => undefined;
    },
    watchTotal: (total, next, fail) => {
      if (!fault.reads) return store.watchTotal(total, next, fail);
      queueMicrotask(() => fail(full()));
      return () => undefined;
    },
    commit: (changes) => (fault.writes ? Promise.reject(full()) : store.commit(changes)),
  };
  return { shell: { ...shell, store: failing }, fault };
}
