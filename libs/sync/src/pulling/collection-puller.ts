import { isStoreError } from '@dayloom/data';
import type { UserDatabase } from '@dayloom/data-local';
import { type CollectionName, dayInMilliseconds, type Instant } from '@dayloom/domain';
import type { Supervisor } from '../connection/supervisor.ts';
import { passed, type Leadership, type Timers } from '../connection/timers.ts';
import { outboxOnly, scopeOf } from '../outbox/outbox.ts';
import type { Remote } from '../protocol/remote.ts';
import { maxInFlight, type PullState, readPullState } from '../replica/pull-state.ts';
import { hasSameCount } from './daily-count.ts';
import { beginFill, endFill, fillPage } from './fill.ts';
import { listenTo } from './listening.ts';

/** After this time without a complete pull, purged records may have left no trace. Milliseconds. */
const maxAway = 30 * dayInMilliseconds;
const countInterval = dayInMilliseconds;
/** Delay between the first answer and the count, and between counts after a mismatch. Milliseconds. */
const countDelay = 60_000;
/** Disk space of a page with long texts: blocks of the most random bytes generated at once. */
const pageSpace = { times: 16, bytes: 65_536 };

export interface PullerOptions {
  readonly database: UserDatabase;
  readonly remote: () => Promise<Remote>;
  readonly supervisor: Supervisor;
  readonly timers: Timers;
  readonly newId: () => string;
  readonly now: () => Instant;
}

interface CollectionOptions extends PullerOptions {
  readonly collection: CollectionName;
  /** Reports whether this device has everything that the server has, with a live listener. */
  readonly onCurrent: (isCurrent: boolean) => void;
}

/** Keeps one collection in sync with the server while it runs. */
export class CollectionPuller {
  readonly #options: CollectionOptions;
  readonly #term: Leadership;
  /** Whether the device had no space for the last records of the server. */
  #isFull = false;

  constructor(options: CollectionOptions, term: Leadership) {
    this.#options = options;
    this.#term = term;
  }

  async run(): Promise<void> {
    const { supervisor, collection, onCurrent } = this.#options;
    while (!this.#term.isOver()) {
      await supervisor.ready(this.#term.end, this.#term.isOver);
      if (this.#term.isOver()) return;
      try {
        if (this.#isFull) await this.#checkSpace();
        await this.#follow();
      } catch (error) {
        this.#isFull = isStoreError(error) && error.code === 'storage-full';
        onCurrent(false);
        if (!this.#term.isOver()) await supervisor.failed(collection, error, this.#term.end);
      }
    }
  }

  /**
   * Writes and deletes as much as a page needs. The server charges for records even if they cannot be stored.
   * Browsers compress stored data, hence the random bytes. @throws StoreError
   */
  async #checkSpace(): Promise<void> {
    const keys = Array.from({ length: pageSpace.times }, (_, index) => `room${index}`);
    await this.#options.database.write(outboxOnly, (transaction) => {
      const table = transaction.table('meta');
      for (const key of keys)
        table.put({ key, value: crypto.getRandomValues(new Uint8Array(pageSpace.bytes)) });
      for (const key of keys) table.delete(key);
      return Promise.resolve();
    });
    this.#isFull = false;
  }

  #state(): Promise<PullState> {
    const { database, collection } = this.#options;
    return database.read(scopeOf([{ collection }]), (transaction) => readPullState(transaction, collection));
  }

  /** Starts a fill if needed and listens until it is time to listen again. */
  async #follow(): Promise<void> {
    const { remote, collection, supervisor, database, now, newId } = this.#options;
    const server = await remote();
    let state = await this.#state();
    if (!state.filling && this.#mustFill(state)) {
      await beginFill({ database, collection });
      state = await this.#state();
    }
    const filling = { database, remote: server, collection, now, newId };
    const isFirstPage = state.filling !== undefined && !state.filling.before;
    let isLast = false;
    if (isFirstPage) {
      isLast = await fillPage(filling, state);
      state = await this.#state();
      if (isLast) await endFill(filling, state);
    }
    let first: () => void = () => undefined;
    let isComplete = false;
    const current = new Promise<void>((resolve) => {
      first = resolve;
    });
    const listening = listenTo({
      ...filling,
      // The first page has just loaded the newest records. Transactions in flight at that time are covered by
      // listening again later.
      after: isFirstPage ? state.checkpoint : state.from,
      isSafe: !isFirstPage || !state.checkpoint,
      onCurrent: () => {
        supervisor.succeeded(collection);
        first();
        if (isComplete) this.#options.onCurrent(true);
      },
      onAway: () => this.#options.onCurrent(false),
    });
    let isStopped = false;
    const rest = async () => {
      if (!isLast) await this.#fillOn(server, () => isStopped || this.#term.isOver());
      await Promise.race([current, this.#term.end]);
      if (isStopped || this.#term.isOver()) return;
      isComplete = true;
      if (!listening.isAway()) this.#options.onCurrent(true);
      await this.#stay(server, isFirstPage);
    };
    try {
      await Promise.race([rest(), listening.failure]);
    } finally {
      isStopped = true;
      listening.stop();
    }
  }

  #mustFill({ fill, completeAt }: PullState): boolean {
    const away = Date.parse(this.#options.now()) - Date.parse(completeAt ?? this.#options.now());
    return fill === 0 || away > maxAway;
  }

  /** Continues a fill, page by page, to its end. */
  async #fillOn(server: Remote, isOver: () => boolean): Promise<void> {
    const { database, collection, now, newId } = this.#options;
    const filling = { database, remote: server, collection, now, newId };
    for (;;) {
      const state = await this.#state();
      if (!state.filling || isOver()) return;
      if (!(await fillPage(filling, state))) continue;
      return endFill(filling, await this.#state());
    }
  }

  /** Waits until it is time to listen again: after a first page, or when another fill is needed. */
  async #stay(server: Remote, isFirstPage: boolean): Promise<void> {
    const { timers, database, collection, now } = this.#options;
    const ending = [this.#term.end];
    if (isFirstPage) return void (await passed(timers, maxInFlight, ending));
    let wrong = 0;
    while (!this.#term.isOver()) {
      const { countedAt, filling } = await this.#state();
      const since = Date.parse(now()) - Date.parse(countedAt ?? '1970-01-01T00:00:00.000Z');
      // If the clock was set back, the elapsed time is unknown and a count is due.
      const wait = since < 0 ? countDelay : Math.max(countDelay, countInterval - since);
      if (!(await passed(timers, wait, ending)) || filling) return;
      const isSame = await hasSameCount({ database, remote: server, collection, now });
      wrong = isSame ? 0 : wrong + 1;
      // Only after two mismatches, so that a change in transit does not cause a fill.
      if (wrong === 2) return beginFill({ database, collection });
    }
  }
}
