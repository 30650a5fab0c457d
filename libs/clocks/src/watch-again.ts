import type { Query, Store } from '@dayloom/data';

const againAfter = 30_000;

/** Reports the records of a query until the returned function is called; restarts a watch that storage ends. */
export function watchAgain<T>(
  store: Store,
  query: Query<T>,
  next: (records: readonly T[]) => void,
): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  const watch = (): (() => void) =>
    store.watch(
      query,
      ({ records }) => next(records),
      (error) => {
        console.error('The clocks cannot be read; tried again later.', error);
        again = setTimeout(() => {
          stop = watch();
        }, againAfter);
      },
    );
  let stop = watch();
  return () => {
    clearTimeout(again);
    stop();
  };
}
