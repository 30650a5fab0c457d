import { onNoAnswer, type StoreError } from '@dayloom/data';
import {
  hashKey,
  notifyManager,
  type QueryClient,
  type QueryKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { mayPass, whenStorageMayAnswer } from './when-storage-may-answer.ts';

/** Calls `next` at once and after every change, until the returned function is called. */
export type Watching<T> = (next: (answer: T) => void, fail: (error: StoreError) => void) => () => void;

interface Watch {
  stop(): void;
  /** Resolves with the first response, or when the watch ends without one; undefined afterwards. */
  answered?: Promise<void> | undefined;
}

const watchesOf = new WeakMap<QueryClient, Map<string, Watch>>();

/** The running watches of a client. Removing an entry from the cache ends its watch. */
function watchesFor(client: QueryClient): Map<string, Watch> {
  const known = watchesOf.get(client);
  if (known) return known;
  const watches = new Map<string, Watch>();
  watchesOf.set(client, watches);
  // Without the default timer, so that all updates of an action are rendered together.
  notifyManager.setScheduler((notify) => notify());
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'removed') return;
    watches.get(event.query.queryHash)?.stop();
    watches.delete(event.query.queryHash);
  });
  return watches;
}

/**
 * Starts a watch and returns the first result; later results are written to the cache. If the watch fails later, its
 * cache entry is invalidated, and the query shows the error if it persists. While storage is full or blocked, a watch
 * without a result is started again from time to time, and its first result ends the error.
 * @throws StoreError 'storage-blocked' after 5 s without a result; a later result is still shown
 */
export function watchInto<T>(client: QueryClient, key: QueryKey, watch: Watching<T>): Promise<T> {
  const watches = watchesFor(client);
  const hash = hashKey(key);
  watches.get(hash)?.stop();
  let setAnswered: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (setAnswered = resolve));
  return new Promise((resolve, reject) => {
    let isFirst = true;
    let hasAnswered = false;
    let latest: T;
    const put = () => client.setQueryData(key, latest);
    const end = () => {
      stopWaiting();
      isFirst = false;
      setAnswered();
    };
    const stopWaiting = onNoAnswer((error) => {
      end();
      reject(error);
    });
    const start = () =>
      watch(
        (answer) => {
          latest = answer;
          hasAnswered = true;
          // The cache writes the first result a little later, and would overwrite an immediate second one.
          if (!isFirst && client.getQueryState(key)?.fetchStatus === 'fetching') setTimeout(put);
          else if (!isFirst) put();
          end();
          resolve(answer);
        },
        (error) => {
          const isRetried = !hasAnswered && mayPass(error);
          if (isRetried) stop = whenStorageMayAnswer(() => (stop = start()));
          else watches.delete(hash);
          if (!isFirst && !isRetried) void client.invalidateQueries({ queryKey: key });
          end();
          reject(error);
        },
      );
    let stop = start();
    const made: Watch = {
      answered,
      stop() {
        stop();
        end();
      },
    };
    void answered.then(() => (made.answered = undefined));
    watches.set(hash, made);
  });
}

/** Whether the result for an earlier key stays visible until there is a new one. */
export type Keeps = (earlier: QueryKey) => boolean;

/** What a list or total is in the cache, and how it is watched. */
export interface Watched<T> {
  readonly key: QueryKey;
  readonly watch: Watching<T>;
}

/** How the cache treats it; equal keys share one watch. */
export const cachedWatch = <T>(client: QueryClient, { key, watch }: Watched<T>) =>
  ({
    queryKey: key,
    queryFn: () => watchInto(client, key, watch),
    staleTime: Infinity,
    // An unused watch is still updated after every commit, so it ends soon; going back finds the cached result until
    // then.
    gcTime: 15_000,
    networkMode: 'always',
    retry: false,
    // The store already keeps the identity of unchanged records.
    structuralSharing: false,
  }) as const;

/** Watches a query or total through the cache. */
export function useWatched<T>(watched: Watched<T>, keeps?: Keeps, enabled = true) {
  const client = useQueryClient();
  return useQuery<T>({
    ...cachedWatch(client, watched),
    enabled,
    ...(keeps && {
      placeholderData: <A>(answer: A | undefined, earlier?: { readonly queryKey: QueryKey }) =>
        earlier && keeps(earlier.queryKey) ? answer : undefined,
    }),
  });
}

/**
 * Resolves when every list and total of the screen has its first result.
 * @returns whether it had to wait, because components rendered then may start more queries
 */
export async function recordsAnswered(client: QueryClient): Promise<boolean> {
  // Other components of the screen start their queries in the same tick.
  await new Promise((resolve) => setTimeout(resolve));
  const waiting = [...watchesFor(client).values()].flatMap(({ answered }) => answered ?? []);
  await Promise.all(waiting);
  return waiting.length > 0;
}
