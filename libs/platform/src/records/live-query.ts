import { onNoAnswer, type StoreError } from '@dayloom/data';
import {
  hashKey,
  notifyManager,
  type QueryClient,
  type QueryKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/** Watches something in the store: told at once and after every change, until the returned function is called. */
export type Watching<T> = (next: (answer: T) => void, fail: (error: StoreError) => void) => () => void;

interface Watch {
  stop(): void;
  /** Until the first answer; settles with it, or when the watch ends without one. */
  answered?: Promise<void> | undefined;
}

const watchesOf = new WeakMap<QueryClient, Map<string, Watch>>();

/** One map of running watches for each client; an entry that leaves the cache ends its watch. */
function watchesFor(client: QueryClient): Map<string, Watch> {
  const known = watchesOf.get(client);
  if (known) return known;
  const watches = new Map<string, Watch>();
  watchesOf.set(client, watches);
  // Screens hear of an answer at once, not after a timer: what an action changes is drawn in one go.
  notifyManager.setScheduler((tell) => tell());
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
 * @throws StoreError 'storage-blocked' after 5 s without a result; one that comes later is shown all the same
 */
export function watchInto<T>(client: QueryClient, key: QueryKey, watch: Watching<T>): Promise<T> {
  const watches = watchesFor(client);
  const hash = hashKey(key);
  watches.get(hash)?.stop();
  let settle: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (settle = resolve));
  return new Promise((resolve, reject) => {
    let isFirst = true;
    let latest: T;
    const put = () => client.setQueryData(key, latest);
    const end = () => {
      stopWaiting();
      isFirst = false;
      settle();
    };
    const stopWaiting = onNoAnswer((error) => {
      end();
      reject(error);
    });
    const stop = watch(
      (answer) => {
        latest = answer;
        // The cache takes the first answer a little later, and would put it over one that follows at once.
        if (!isFirst && client.getQueryState(key)?.fetchStatus === 'fetching') setTimeout(put);
        else if (!isFirst) put();
        end();
        resolve(answer);
      },
      (error) => {
        watches.delete(hash);
        if (!isFirst) void client.invalidateQueries({ queryKey: key });
        end();
        reject(error);
      },
    );
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

/** Whether the answer to another key is shown until this one is answered. */
export type Keeps = (earlier: QueryKey) => boolean;

/** A watched answer as a cache entry; what the same query or total is asked for elsewhere is the same watch. */
export function useWatched<T>(key: QueryKey, watch: Watching<T>, keeps?: Keeps, enabled = true) {
  const client = useQueryClient();
  return useQuery<T>({
    queryKey: key,
    queryFn: () => watchInto(client, key, watch),
    enabled,
    staleTime: Infinity,
    // A watch nobody shows is read again after every commit: it ends soon, a step back still finds it.
    gcTime: 15_000,
    networkMode: 'always',
    retry: false,
    // The store keeps the identity of records that did not change.
    structuralSharing: false,
    ...(keeps && {
      placeholderData: <A>(answer: A | undefined, earlier?: { readonly queryKey: QueryKey }) =>
        earlier && keeps(earlier.queryKey) ? answer : undefined,
    }),
  });
}

/**
 * Resolves when every list and total of the screen has its first answer.
 * @returns whether one was waited for: what is rendered with it may ask for more
 */
export async function recordsAnswered(client: QueryClient): Promise<boolean> {
  // The screen's other parts ask in this same turn.
  await new Promise((resolve) => setTimeout(resolve));
  const waiting = [...watchesFor(client).values()].flatMap(({ answered }) => answered ?? []);
  await Promise.all(waiting);
  return waiting.length > 0;
}
