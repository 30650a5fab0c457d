import { type Store, StoreError } from '@dayloom/data';
import type { Shell } from '@dayloom/platform';

/** The error of a full or blocked storage; an in-memory database never gets full by itself. */
const full = () => new StoreError('storage-full', 'The quota is used up');

interface Fault {
  reads: boolean;
  writes: boolean;
  /** Writes respond only after this resolves. */
  answers: Promise<void>;
}

/** The same shell over a store whose reads or writes fail as `fault` says; successful writes are real. */
export function withFault(shell: Shell): { readonly shell: Shell; readonly fault: Fault } {
  const { store } = shell;
  const fault: Fault = { reads: false, writes: false, answers: Promise.resolve() };
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
    async commit(changes) {
      if (fault.writes) throw full();
      const receipt = await store.commit(changes);
      await fault.answers;
      return receipt;
    },
  };
  return { shell: { ...shell, store: failing }, fault };
}
