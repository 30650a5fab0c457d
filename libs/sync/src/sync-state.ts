import { createEmitter, type RefusedCommit, type SyncState } from '@dayloom/data';
import type { UserDatabase } from '@dayloom/data-local';
import { waitsForLater } from './batches.ts';
import type { ConnectionStatus } from './connection-status.ts';
import { commitOf, entriesIn, type OutboxEntry, outboxOnly } from './outbox.ts';
import { passed, signal, type Timers } from './timers.ts';

/** Entries of one commit as one, in the order in which they were made: one that is refused again keeps its place. */
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

/** How long what is being sent is waited for before it counts as unsent, in milliseconds. */
const timeout = 2_000;
const readAgain = 1_000;

/** What the indicator says, from the outbox as it is stored and the connection as the leading tab knows it. */
export class SyncStates {
  readonly #options: SyncStateOptions;
  readonly #states = createEmitter<SyncState>();
  readonly #changed = signal();
  readonly #stops: readonly (() => void)[];
  #entries: readonly OutboxEntry[] = [];
  #told: SyncState;
  #toldText: string;
  #reading: Promise<void> = Promise.resolve();
  #isReadingDue = false;
  #stopTimer: () => void = () => undefined;
  #isClosed = false;

  constructor(options: SyncStateOptions) {
    this.#options = options;
    this.#told = this.#compute();
    this.#toldText = JSON.stringify(this.#told);
    this.#stops = [
      options.status.watch(() => this.#tell()),
      options.database.onTables((tables) => {
        if (tables.has('outbox')) this.#look();
      }),
    ];
    this.#look();
  }

  watch(next: (state: SyncState) => void): () => void {
    const stop = this.#states.subscribe(next);
    next(this.#told);
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
      const isSending = status.isReachable() && status.blockage() === undefined && !waitsForLater(entries);
      if (waiting === 0 || isOver || !isSending) return waiting + refusedCommits(entries).length;
      await Promise.race([changed, ending]);
    }
  }

  close() {
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
    this.#stopTimer();
    this.#states.clear();
    this.#changed.tell();
  }

  #read(): Promise<readonly OutboxEntry[]> {
    return this.#options.database.read(outboxOnly, (transaction) => entriesIn(transaction).getAll());
  }

  /** Reads the outbox again, once for all who ask before it begins; readings follow one another. */
  #look() {
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
      this.#tell();
      this.#changed.tell();
    } catch {
      // Storage fails now and then, and works again a moment later.
      if (!this.#isClosed) this.#stopTimer = this.#options.timers.after(readAgain, () => this.#look());
    }
  }

  #compute(): SyncState {
    const { status } = this.#options;
    const refused = refusedCommits(this.#entries);
    const blockage = status.blockage() ?? (waitsForLater(this.#entries) ? 'newer-version' : undefined);
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
  #tell() {
    const state = this.#compute();
    const text = JSON.stringify(state);
    if (text === this.#toldText) return;
    this.#told = state;
    this.#toldText = text;
    this.#states.emit(state);
  }
}
