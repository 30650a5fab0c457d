import { keyAt } from '@dayloom/data-local';
import { type CollectionName, dayInMilliseconds, type Instant } from '@dayloom/domain';
import { scopeOf } from './outbox.ts';
import { latestOf, readPullState, stepBack, unsettledFor, writePullState } from './pull-state.ts';
import { rebase } from './rebase.ts';
import { type Checkpoint, type RemoteChanges, type RemoteRecord } from './remote.ts';
import { fetchRecords, newsIn, takeOverRecords } from './server-records.ts';
import { settleRaised, type Settling } from './settle.ts';

/** Records taken over in one transaction: many at once would hold the thread that draws. */
const atOnce = 200;

interface ListeningOptions extends Settling {
  readonly collection: CollectionName;
  readonly now: () => Instant;
  /** Where to begin. */
  readonly after: Checkpoint | undefined;
  /** Whether nothing that was on its way can be missed by beginning there. */
  readonly isSafe: boolean;
  /** All that the server has is taken over: after the first answer, and whenever it is there again. */
  readonly onCurrent: () => void;
  /** The server is out of reach: what changes there is not heard. */
  readonly onAway: () => void;
}

export interface Listening {
  /** Rejects when the listening or the taking over failed; else it stays open. */
  readonly failed: Promise<never>;
  /** Whether the server, which had answered, is out of reach. */
  isAway(): boolean;
  stop(): void;
}

const byStamp = (a: Checkpoint, b: Checkpoint) =>
  a.stamp < b.stamp || (a.stamp === b.stamp && a.id < b.id) ? -1 : 1;

/** Takes over what changes on the server, one answer after the other. */
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
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);

  async function take() {
    const news = { records, gone };
    records = [];
    gone = [];
    if (isOver || (!isFirst && news.records.length + news.gone.length === 0)) return;
    const isNews = await takeNews(options, news);
    if (!isFirst || isOver) return;
    isFirst = false;
    await answered(options, beganAt, isNews);
    options.onCurrent();
  }
  const takeAfterBreak = async () => {
    await take();
    if (!isOver && !isAway) options.onCurrent();
  };
  const stopRemote = remote.listen(collection, after, {
    next(news) {
      // What comes while something is being taken over is taken over together.
      records = [...records, ...news.records];
      gone = [...gone, ...news.gone];
      last = last.then(isAway ? takeAfterBreak : take).catch((error: unknown) => fail(error));
      isAway = false;
    },
    fail: (error) => fail(error),
    away() {
      isAway = true;
      options.onAway();
    },
  });
  return {
    failed,
    isAway: () => isAway,
    stop() {
      isOver = true;
      stopRemote();
    },
  };
}

/** @returns whether there was something that this device did not know */
async function takeNews(options: ListeningOptions, { records, gone }: RemoteChanges): Promise<boolean> {
  const { database, remote, collection, isSafe, now } = options;
  const sorted = records.toSorted(byStamp);
  let isNews = gone.length > 0;
  for (let first = 0; first < sorted.length; first += atOnce) {
    const some = sorted.slice(first, first + atOnce);
    await settleRaised(
      options,
      some.map(({ id }) => ({ collection, id })),
    );
    await database.write(scopeOf([{ collection }]), async (transaction) => {
      const isNew = await takeOverRecords(transaction, collection, some, options);
      const state = await readPullState(transaction, collection);
      const checkpoint = latestOf(some, state.checkpoint);
      isNews ||= isNew;
      if (!isNew || !checkpoint) return;
      const from = isSafe ? stepBack(checkpoint) : state.from;
      writePullState(transaction, collection, { ...state, checkpoint, ...(from && { from }), newsAt: now() });
    });
  }
  if (gone.length > 0) {
    // A record may be made anew under the same id: only the server knows which came last.
    const refs = gone.map((id) => ({ collection, id }));
    const fetched = await fetchRecords(database, remote, refs);
    await database.write(scopeOf(refs), async (transaction) => {
      const server = await newsIn(transaction, refs, fetched);
      await rebase(
        transaction,
        refs.filter((ref) => server.has(keyAt(ref))),
        { server },
      );
    });
  }
  return isNews;
}

/** Notes after the first answer how far everything is taken over. */
async function answered(
  { database, collection, now, isSafe }: ListeningOptions,
  beganAt: Instant,
  isNews: boolean,
) {
  const state = await database.read(scopeOf([{ collection }]), (transaction) =>
    readPullState(transaction, collection),
  );
  const sinceNews = Date.parse(beganAt) - Date.parse(state.newsAt ?? beganAt);
  const isQuiet = isSafe && !isNews && sinceNews >= unsettledFor;
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
