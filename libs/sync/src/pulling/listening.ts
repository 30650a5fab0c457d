import { keyAt } from '@dayloom/data-local';
import { type CollectionName, dayInMilliseconds, type Instant } from '@dayloom/domain';
import { scopeOf } from '../outbox/outbox.ts';
import { rebase } from '../outbox/rebase.ts';
import { type Checkpoint, type RemoteChanges, type RemoteRecord } from '../protocol/remote.ts';
import { acknowledgeCounters, type SyncContext } from '../replica/acknowledge.ts';
import { latestOf, maxInFlight, readPullState, stepBack, writePullState } from '../replica/pull-state.ts';
import { applyRecords, fetchRecords, newsIn } from '../replica/server-records.ts';

/** Records applied in one transaction: a larger number would block rendering. */
const batchSize = 200;

interface ListeningOptions extends SyncContext {
  readonly collection: CollectionName;
  readonly now: () => Instant;
  readonly after: Checkpoint | undefined;
  /** Whether starting there cannot miss a transaction that was in flight. */
  readonly isSafe: boolean;
  /** All is applied: called after the first answer, and whenever the server is reachable again. */
  readonly onCurrent: () => void;
  /** The server is unreachable, so its changes do not arrive. */
  readonly onAway: () => void;
}

export interface Listening {
  /** Rejects if listening or applying fails; otherwise stays pending. */
  readonly failure: Promise<never>;
  /** Whether the server is unreachable after it had answered. */
  isAway(): boolean;
  stop(): void;
}

const byStamp = (a: Checkpoint, b: Checkpoint) =>
  a.stamp < b.stamp || (a.stamp === b.stamp && a.id < b.id) ? -1 : 1;

/** Applies the changes of the server, one answer after the other. */
export function listenTo(options: ListeningOptions): Listening {
  const { remote, collection, after, now } = options;
  const beganAt = now();
  let isOver = false;
  let isFirst = true;
  let isAway = false;
  let records: readonly RemoteRecord[] = [];
  let gone: readonly string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let fail: (error: unknown) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failure.catch(() => undefined);

  async function applyNext() {
    const news = { records, gone };
    records = [];
    gone = [];
    if (isOver || (!isFirst && news.records.length + news.gone.length === 0)) return;
    const isNews = await applyNews(options, news);
    if (!isFirst || isOver) return;
    isFirst = false;
    await answered(options, beganAt, isNews);
    options.onCurrent();
  }
  const applyAfterBreak = async () => {
    await applyNext();
    if (!isOver && !isAway) options.onCurrent();
  };
  const stopRemote = remote.listen(collection, after, {
    next(news) {
      // Changes that arrive while others are applied are applied together.
      records = [...records, ...news.records];
      gone = [...gone, ...news.gone];
      last = last.then(isAway ? applyAfterBreak : applyNext).catch((error: unknown) => fail(error));
      isAway = false;
    },
    fail: (error) => fail(error),
    away() {
      isAway = true;
      options.onAway();
    },
  });
  return {
    failure,
    isAway: () => isAway,
    stop() {
      isOver = true;
      stopRemote();
    },
  };
}

/** @returns whether any change was new to this device */
async function applyNews(options: ListeningOptions, { records, gone }: RemoteChanges): Promise<boolean> {
  const { database, remote, collection, isSafe, now } = options;
  const sorted = records.toSorted(byStamp);
  let isNews = gone.length > 0;
  for (let first = 0; first < sorted.length; first += batchSize) {
    const some = sorted.slice(first, first + batchSize);
    const refs = some.map(({ id }) => ({ collection, id }));
    await acknowledgeCounters(options, refs);
    await database.write(scopeOf([{ collection }]), async (transaction) => {
      const isNew = await applyRecords(transaction, collection, some, options);
      const state = await readPullState(transaction, collection);
      const checkpoint = latestOf(some, state.checkpoint);
      isNews ||= isNew;
      if (!isNew || !checkpoint) return;
      const from = isSafe ? stepBack(checkpoint) : state.from;
      writePullState(transaction, collection, { ...state, checkpoint, ...(from && { from }), newsAt: now() });
    });
  }
  if (gone.length > 0) {
    // A record may have been created again under the same id. Only the server knows which came last.
    const refs = gone.map((id) => ({ collection, id }));
    const fetched = await fetchRecords(database, remote, refs);
    await database.write(scopeOf(refs), async (transaction) => {
      const server = await newsIn(transaction, refs, fetched);
      const changed = refs.filter((ref) => server.has(keyAt(ref)));
      await rebase(transaction, changed, { server });
    });
  }
  return isNews;
}

/** Stores after the first answer up to where everything is applied. */
async function answered(
  { database, collection, now, isSafe }: ListeningOptions,
  beganAt: Instant,
  isNews: boolean,
) {
  const state = await database.read(scopeOf([{ collection }]), (transaction) =>
    readPullState(transaction, collection),
  );
  const sinceNews = Date.parse(beganAt) - Date.parse(state.newsAt ?? beganAt);
  const isQuiet = isSafe && !isNews && sinceNews >= maxInFlight;
  const isExact = state.from?.id === state.checkpoint?.id && state.from?.stamp === state.checkpoint?.stamp;
  const sinceComplete = Date.parse(now()) - Date.parse(state.completeAt ?? now());
  if ((!isQuiet || isExact) && sinceComplete < dayInMilliseconds) return;
  await database.write(scopeOf([{ collection }]), async (transaction) => {
    const current = await readPullState(transaction, collection);
    const isStill = isQuiet && current.newsAt === state.newsAt && current.checkpoint;
    writePullState(transaction, collection, {
      ...current,
      ...(isStill && { from: current.checkpoint }),
      ...(current.completeAt !== undefined && { completeAt: now() }),
    });
  });
}
