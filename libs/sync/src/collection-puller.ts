import { isStoreError } from '@dayloom/data';
import type { UserDatabase } from '@dayloom/data-local';
import type { CollectionName, Instant } from '@dayloom/domain';
import { hasSameCount } from './daily-count.ts';
import { beginFill, endFill, fillPage } from './fill.ts';
import { listenTo } from './listening.ts';
import { outboxOnly, scopeOf } from './outbox.ts';
import { type PullState, readPullState, unsettledFor } from './pull-state.ts';
import type { Remote } from './remote.ts';
import type { Supervisor } from './supervisor.ts';
import { passed, type Leadership, type Timers } from './timers.ts';

/** After so long without a whole answer, purged records may be gone without a word. Milliseconds. */
const longestAway = 30 * 86_400_000;
const countedEvery = 86_400_000;
/** How long after the first answer the records are counted, and counted again where the numbers differ. */
const countingDelay = 60_000;
/** What a page with long texts takes on the device: so often the most random bytes that a browser gives at once. */
const pageRoom = { times: 16, bytes: 65_536 };

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
  /** Told whether everything that the server has is here, live. */
  readonly onCurrent: (isCurrent: boolean) => void;
}

/** Keeps one collection as the server has it, while it runs. */
export class CollectionPuller {
  readonly #options: CollectionOptions;
  readonly #term: Leadership;
  /** Whether the device had no room for what the server sent last. */
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
        if (this.#isFull) await this.#makeSureOfRoom();
        await this.#follow();
      } catch (error) {
        this.#isFull = isStoreError(error) && error.code === 'storage-full';
        onCurrent(false);
        if (!this.#term.isOver()) await supervisor.failed(collection, error, this.#term.end);
      }
    }
  }

  /**
   * Writes a page's worth and takes it away again: what the server sends is charged, kept or not. Browsers compress what
   * they store, hence random bytes. @throws StoreError
   */
  async #makeSureOfRoom(): Promise<void> {
    const keys = Array.from({ length: pageRoom.times }, (_, index) => `room${index}`);
    await this.#options.database.write(outboxOnly, (transaction) => {
      const table = transaction.table('meta');
      for (const key of keys)
        table.put({ key, value: crypto.getRandomValues(new Uint8Array(pageRoom.bytes)) });
      for (const key of keys) table.delete(key);
      return Promise.resolve();
    });
    this.#isFull = false;
  }

  #state(): Promise<PullState> {
    const { database, collection } = this.#options;
    return database.read(scopeOf([{ collection }]), (transaction) => readPullState(transaction, collection));
  }

  /** Fills where that is due, and listens, until it is time to listen anew. */
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
      // The first page has just brought what is newest; what was on its way then is looked for a little later.
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
      await Promise.race([rest(), listening.failed]);
    } finally {
      isStopped = true;
      listening.stop();
    }
  }

  #mustFill({ fill, completeAt }: PullState): boolean {
    const away = Date.parse(this.#options.now()) - Date.parse(completeAt ?? this.#options.now());
    return fill === 0 || away > longestAway;
  }

  /** Goes on with a fill, page by page, to its end. */
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

  /** Waits until it is time to listen anew: after a first page, and when a fill turns out to be due. */
  async #stay(server: Remote, isFirstPage: boolean): Promise<void> {
    const { timers, database, collection, now } = this.#options;
    const ending = [this.#term.end];
    if (isFirstPage) return void (await passed(timers, unsettledFor, ending));
    let wrong = 0;
    while (!this.#term.isOver()) {
      const { countedAt, filling } = await this.#state();
      const since = Date.parse(now()) - Date.parse(countedAt ?? '1970-01-01T00:00:00.000Z');
      // A clock that was set back says nothing: then it is due.
      const wait = since < 0 ? countingDelay : Math.max(countingDelay, countedEvery - since);
      if (!(await passed(timers, wait, ending)) || filling) return;
      const isSame = await hasSameCount({ database, remote: server, collection, now });
      wrong = isSame ? 0 : wrong + 1;
      // Twice, so that a change that is just on its way does not cost a fill.
      if (wrong === 2) return beginFill({ database, collection });
    }
  }
}
