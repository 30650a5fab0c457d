import type { Store } from '@dayloom/data';

type Watching<T> = (next: (answer: T) => void) => () => void;

/** The same store on a device that does not hold all records yet: no answer is complete until `complete()`. */
export function fillingStore(store: Store): { readonly store: Store; complete(): void } {
  let isFilled = false;
  const tellAgain = new Set<() => void>();
  const whileFilling = <T extends { readonly isComplete: boolean }>(
    watch: Watching<T>,
    next: (answer: T) => void,
  ) => {
    let last: T | undefined;
    const tell = () => last && next({ ...last, isComplete: isFilled });
    tellAgain.add(tell);
    const stop = watch((answer) => {
      last = answer;
      tell();
    });
    return () => {
      tellAgain.delete(tell);
      stop();
    };
  };
  return {
    store: {
      ...store,
      watch: (query, next, fail) => whileFilling((tell) => store.watch(query, tell, fail), next),
      snapshot: async (...asked) => {
        const { isComplete } = await store.snapshot(...asked);
        return { isComplete: isComplete && isFilled };
      },
      watchTotal: (total, next, fail) => whileFilling((tell) => store.watchTotal(total, tell, fail), next),
    },
    complete: () => {
      isFilled = true;
      for (const tell of tellAgain) tell();
    },
  };
}
