import type { Store } from '@dayloom/data';

type Watching<T> = (next: (answer: T) => void) => () => void;

/** A store on a device that has not loaded all records: no answer is complete until `complete()`. */
export function fillingStore(store: Store): { readonly store: Store; complete(): void } {
  let isFilled = false;
  const repeaters = new Set<() => void>();
  const whileFilling = <T extends { readonly isComplete: boolean }>(
    watch: Watching<T>,
    next: (answer: T) => void,
  ) => {
    let last: T | undefined;
    const notify = () => last && next({ ...last, isComplete: isFilled });
    repeaters.add(notify);
    const stop = watch((answer) => {
      last = answer;
      notify();
    });
    return () => {
      repeaters.delete(notify);
      stop();
    };
  };
  return {
    store: {
      ...store,
      watch: (query, next, fail) => whileFilling((emit) => store.watch(query, emit, fail), next),
      snapshot: async (...asked) => {
        const { isComplete } = await store.snapshot(...asked);
        return { isComplete: isComplete && isFilled };
      },
      watchTotal: (total, next, fail) => whileFilling((emit) => store.watchTotal(total, emit, fail), next),
    },
    complete: () => {
      isFilled = true;
      for (const notify of repeaters) notify();
    },
  };
}
