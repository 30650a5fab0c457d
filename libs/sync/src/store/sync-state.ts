import { createEmitter, type RefusedCommit, type SyncState } from '@dayloom/data';
import type { UserDatabase } from '@dayloom/data-local';
import type { ConnectionStatus } from '../connection/connection-status.ts';
import { passed, signal, type Timers } from '../connection/timers.ts';
import { needsLaterVersion } from '../outbox/batches.ts';
import { commitOf, entriesIn, type OutboxEntry } from '../outbox/outbox.ts';

/** Joins the rejected entries of each commit. A commit that is rejected again keeps its position. */
function refusedCommits(entries: readonly OutboxEntry[]): RefusedCommit[] {
  const commits = new Map<string, RefusedCommit>();
  for (const entry of entries.filter(({ state }) => state === 'refused')) {
    const id = commitOf(entry);
    const known = commits.get(id);
    commits.set(id, {
      id,
      at: entry.at,
      changes: [...(known?.changes ?? []), ...entry.changes],
      before: [...(known?.before ?? []), ...entry.before],
      reason: known?.reason ?? entry.reason ?? 'refused',
      ...(entry.isRetried && { isRetried: true }),
    });
  }
  return [...commits.values()].toSorted((a, b) => a.at.localeCompare(b.at));
}

function phaseOf(waiting: number, needsAttention: boolean, isReachable: boolean): SyncState['phase'] {
  if (needsAttention) return 'attention';
  if (!isReachable) return 'offline';
  return waiting > 0 ? 'saving' : 'saved';
}

const waitingIn = (entries: readonly OutboxEntry[]) =>
  new Set(entries.filter(({ state }) => state === 'waiting').map(commitOf)).size;

interface SyncStateOptions {
  readonly database: UserDatabase;
  readonly status: ConnectionStatus;
  readonly timers: Timers;
}

/** How long to wait for a send in progress before its changes count as unsent, in milliseconds. */
const timeout = 2_000;
const rereadDelay = 1_000;

/** The state of the sync indicator, from the stored outbox and the connection that the leader tab reports. */
export class SyncStates {
  readonly #options: SyncStateOptions;
  readonly #states = createEmitter<SyncState>();
  readonly #changed = signal();
  readonly #stops: readonly (() => void)[];
  #entries: readonly OutboxEntry[] = [];
  #state: SyncState;
  #stateText: string;
  #reading: Promise<void> = Promise.resolve();
  #isReadingDue = false;
  #stopTimer: () => void = () => undefined;
  #isClosed = false;

  constructor(options: SyncStateOptions) {
    this.#options = options;
    this.#state = this.#compute();
    this.#stateText = JSON.stringify(this.#state);
    this.#stops = [
      options.status.watch(() => this.#emitIfChanged()),
      options.database.onTables((tables) => {
        if (tables.has('outbox')) this.#scheduleRead();
      }),
    ];
    this.#scheduleRead();
  }

  watch(next: (state: SyncState) => void): () => void {
    const stop = this.#states.subscribe(next);
    next(this.#state);
    return stop;
  }

  /** How many commits the server does not have. */
  async unsent(): Promise<number> {
    const { status, timers } = this.#options;
    const ending = passed(timers, timeout, []);
    let isOver = false;
    void ending.then(() => {
      isOver = true;
    });
    for (;;) {
      const changed = this.#changed.next();
      const entries = await this.#read();
      const waiting = waitingIn(entries);
      const isSending =
        status.isReachable() && status.blockage() === undefined && !needsLaterVersion(entries);
      if (waiting === 0 || isOver || !isSending) return waiting + refusedCommits(entries).length;
      await Promise.race([changed, ending]);
    }
  }

  close() {
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
    this.#stopTimer();
    this.#states.clear();
    this.#changed.notify();
  }

  #read(): Promise<readonly OutboxEntry[]> {
    return this.#options.database.readTables((tables) => entriesIn(tables).getAll());
  }

  /** Reads the outbox again, once for all calls before the read starts. Reads do not overlap. */
  #scheduleRead() {
    if (this.#isReadingDue) return;
    this.#isReadingDue = true;
    this.#reading = this.#reading.then(() => this.#readAgain());
  }
  async #readAgain() {
    this.#isReadingDue = false;
    try {
      const entries = await this.#read();
      if (this.#isClosed) return;
      this.#entries = entries;
      this.#emitIfChanged();
      this.#changed.notify();
    } catch {
      // Storage fails occasionally, and works again a moment later.
      if (!this.#isClosed)
        this.#stopTimer = this.#options.timers.after(rereadDelay, () => this.#scheduleRead());
    }
  }

  #compute(): SyncState {
    const { status } = this.#options;
    const refused = refusedCommits(this.#entries);
    const blockage = status.blockage() ?? (needsLaterVersion(this.#entries) ? 'newer-version' : undefined);
    const waiting = waitingIn(this.#entries);
    const asOf = status.asOf();
    return {
      phase: phaseOf(waiting, refused.length > 0 || blockage !== undefined, status.isReachable()),
      waiting,
      refused,
      ...(blockage && { blockage }),
      ...(asOf && { asOf }),
    };
  }
  #emitIfChanged() {
    const state = this.#compute();
    const text = JSON.stringify(state);
    if (text === this.#stateText) return;
    this.#state = state;
    this.#stateText = text;
    this.#states.emit(state);
  }
}
