import type { Query, Store, StoreError, TotalQuery } from '@dayloom/data';

export interface Watching<T> {
  /** All answers so far, oldest first. */
  readonly answers: readonly (readonly T[])[];
  /** Resolves with the first past or future answer that matches. */
  until(fits: (records: readonly T[]) => boolean): Promise<readonly T[]>;
  /** The error that ended the watch. */
  readonly failure: Promise<StoreError>;
  stop(): void;
}

/** A watch whose answers a test can await without timeouts. */
export function watching<T>(store: Store, query: Query<T>): Watching<T> {
  const answers: (readonly T[])[] = [];
  const waiting = new Set<() => void>();
  let fail: (error: StoreError) => void = () => undefined;
  const failure = new Promise<StoreError>((resolve) => (fail = resolve));
  const stop = store.watch(
    query,
    ({ records }) => {
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

export interface TotalWatching {
  /** All values so far, oldest first. */
  readonly values: readonly number[];
  /** Resolves when the latest value matches. `index` is its position among all values. */
  until(fits: (value: number, index: number) => boolean): Promise<void>;
}

/** A watched total whose values a test can await. */
export function totalsOf(store: Store, total: TotalQuery): TotalWatching {
  const values: number[] = [];
  const waiting = new Set<() => void>();
  store.watchTotal(
    total,
    ({ value }) => {
      values.push(value);
      for (const look of [...waiting]) look();
    },
    (error) => {
      throw error;
    },
  );
  return {
    values,
    until: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const value = values.at(-1);
          if (value === undefined || !fits(value, values.length - 1)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}
