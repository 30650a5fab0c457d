import type { Query, Store } from '@dayloom/data';
import { hashKey, type QueryClient } from '@tanstack/react-query';

/** The cache key of a watched query is the query's own value, whatever object carries it. */
export const liveKey = (query: Query) => ['live', { ...query }] as const;

interface Watch {
  stop(): void;
  /** Settles with the first answer, or when the watch ends without one. */
  readonly answered: Promise<void>;
}

const watchesOf = new WeakMap<QueryClient, Map<string, Watch>>();

/** One map of running watches for each client; an entry that leaves the cache ends its watch. */
function watchesFor(client: QueryClient): Map<string, Watch> {
  const known = watchesOf.get(client);
  if (known) return known;
  const watches = new Map<string, Watch>();
  watchesOf.set(client, watches);
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'removed') return;
    watches.get(event.query.queryHash)?.stop();
    watches.delete(event.query.queryHash);
  });
  return watches;
}

/**
 * Starts watching and answers with the first result; later results go straight into the cache.
 * A watch that fails later makes its cache entry ask anew, which shows the error if it lasts.
 */
export function watchInto<T>(client: QueryClient, store: Store, query: Query<T>): Promise<readonly T[]> {
  const watches = watchesFor(client);
  const key = liveKey(query);
  const hash = hashKey(key);
  watches.get(hash)?.stop();
  let settle: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (settle = resolve));
  return new Promise((resolve, reject) => {
    let isFirst = true;
    const stop = store.watch(
      query,
      (records) => {
        if (!isFirst) client.setQueryData(key, records);
        isFirst = false;
        settle();
        resolve(records);
      },
      (error) => {
        watches.delete(hash);
        if (!isFirst) void client.invalidateQueries({ queryKey: key });
        settle();
        reject(error);
      },
    );
    const end = () => {
      stop();
      settle();
    };
    watches.set(hash, { stop: end, answered });
  });
}

/**
 * Resolves when every list of the screen has its first answer. Counting walks an index, and a database answers in
 * turns: the figures of a large account would hold its lists back.
 */
export async function listsAnswered(client: QueryClient): Promise<void> {
  // The screen's other parts ask in this same turn.
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.all([...watchesFor(client).values()].map(({ answered }) => answered));
}
