import type { Query, Store } from '@dayloom/data';
import { hashKey, type QueryClient } from '@tanstack/react-query';

/** The cache key of a watched query is the query's own value, whatever object carries it. */
export const liveKey = (query: Query) => ['live', { ...query }] as const;

interface Watch {
  stop(): void;
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
  return new Promise((resolve, reject) => {
    let answered = false;
    const stop = store.watch(
      query,
      (records) => {
        if (answered) client.setQueryData(key, records);
        answered = true;
        resolve(records);
      },
      (error) => {
        watches.delete(hash);
        if (answered) void client.invalidateQueries({ queryKey: key });
        reject(error);
      },
    );
    watches.set(hash, { stop });
  });
}
