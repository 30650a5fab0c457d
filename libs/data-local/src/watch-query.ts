const sameRecords = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((record, place) => record === b[place]);

export interface Watch {
  /** Reads again; calls during a reading add up to one more. Resolves when the answer is fresh or the watch ended. */
  refresh(): Promise<void>;
  end(): void;
}

/** Keeps one answer fresh: `next` hears the first one and every one that differs, `fail` the error that ends it. */
export function watchAnswer<T>(
  read: () => Promise<readonly T[]>,
  next: (records: readonly T[]) => void,
  fail: (error: unknown) => void,
): Watch {
  let answer: readonly T[] | undefined;
  let state: 'idle' | 'reading' | 'stale' | 'ended' = 'idle';

  const isNow = (phase: typeof state) => state === phase;
  const tell = (records: readonly T[]) => {
    if (answer && sameRecords(answer, records)) return;
    answer = records;
    // Apart from the reading, so that an error of the listener is its own and not the store's.
    queueMicrotask(() => {
      if (!isNow('ended') && answer === records) next(records);
    });
  };
  const readUntilFresh = async (): Promise<void> => {
    state = 'reading';
    const records = await read();
    if (isNow('ended')) return;
    tell(records);
    if (isNow('stale')) return readUntilFresh();
    state = 'idle';
  };
  let reading = Promise.resolve();
  const refresh = () => {
    if (state === 'reading') state = 'stale';
    if (state === 'idle')
      reading = readUntilFresh().catch((error: unknown) => {
        if (isNow('ended')) return;
        state = 'ended';
        fail(error);
      });
    return reading;
  };

  void refresh();
  return {
    refresh,
    end() {
      state = 'ended';
    },
  };
}
