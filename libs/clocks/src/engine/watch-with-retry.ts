import type { Query, Store } from '@dayloom/data';

const retryDelayMs = 30_000;

/** Reports the records of a query until the returned function is called; restarts a watch that storage ends. */
export function watchWithRetry<T>(
  store: Store,
  query: Query<T>,
  next: (records: readonly T[]) => void,
): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined;
  const watch = (): (() => void) =>
    store.watch(
      query,
      ({ records }) => next(records),
      (error) => {
        console.error('The clocks cannot be read; tried again later.', error);
        retry = setTimeout(() => {
          stop = watch();
        }, retryDelayMs);
      },
    );
  let stop = watch();
  return () => {
    clearTimeout(retry);
    stop();
  };
}
