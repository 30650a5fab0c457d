import type { Query, Store, StoreError } from '@dayloom/data';

export interface Watching<T> {
  /** All answers so far, oldest first. */
  readonly answers: readonly (readonly T[])[];
  /** The first answer, past or to come, that fits. */
  until(fits: (records: readonly T[]) => boolean): Promise<readonly T[]>;
  /** The error that ended the watch. */
  readonly failure: Promise<StoreError>;
  stop(): void;
}

/** A watch that can be waited for: no test has to guess how long. */
export function watching<T>(store: Store, query: Query<T>): Watching<T> {
  const answers: (readonly T[])[] = [];
  const waiting = new Set<() => void>();
  let fail: (error: StoreError) => void = () => undefined;
  const failure = new Promise<StoreError>((resolve) => (fail = resolve));
  const stop = store.watch(
    query,
    (records) => {
      answers.push(records);
      for (const look of [...waiting]) look();
    },
    fail,
  );
  return {
    answers,
    failure,
    stop,
    until: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = answers.find(fits);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
