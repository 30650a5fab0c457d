import type { JournalEntry, Mirror } from '@dayloom/data-local';
import type { Clock, CollectionName } from '@dayloom/domain';
import type { Later } from './later.ts';

/** How long an own delivered change lies over answers that may be older, in milliseconds. */
const settling = 5_000;

/** The journal as this tab last read it: everything that counts on it changes together. */
export interface JournalView {
  /** Reads it again; readings follow one another, so that an older one never overtakes. */
  read(): Promise<void>;
  /** Entries on their way, as of now. */
  waiting(): Promise<readonly JournalEntry[]>;
  /** Whether an entry waits, as it was last read. */
  isWaiting(step: number): boolean;
  close(): void;
}

interface JournalViewOptions {
  readonly mirror: Mirror;
  readonly clock: Clock;
  readonly later: Later;
  readonly onEntries: (entries: readonly JournalEntry[]) => void;
  /** The server took this entry, sent from this tab or another. */
  readonly onDelivered: (entry: JournalEntry) => void;
  /** Entries no longer lie over the answers of these collections: what the server said meanwhile shows now. */
  readonly onUncovered: (collections: ReadonlySet<CollectionName>) => void;
}

export function journalView(options: JournalViewOptions): JournalView {
  const { mirror, clock, later, onEntries, onDelivered, onUncovered } = options;
  let known: ReadonlyMap<number, JournalEntry> = new Map();
  let settled = new Set<number>();
  let reading: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let closed = false;

  const settle = () => mirror.settle(clock.now().getTime() - settling).catch(() => undefined);

  function take(entries: readonly JournalEntry[]) {
    const before = known;
    known = new Map(entries.map((entry) => [entry.step, entry]));
    const gone = [...before.values()].filter(({ step }) => !known.has(step));
    for (const entry of entries)
      if (entry.state === 'delivered' && before.get(entry.step)?.state === 'waiting') onDelivered(entry);
    // A conflict takes its entry out of the journal at once.
    for (const entry of gone) if (entry.state === 'waiting') onDelivered(entry);
    const touched = new Set(gone.flatMap(({ changes }) => changes.map(({ collection }) => collection)));
    if (touched.size > 0) onUncovered(touched);
    onEntries(entries);
    for (const { step, state } of entries) {
      if (state !== 'delivered' || settled.has(step)) continue;
      settled.add(step);
      later.run(settling, () => void settle());
    }
    settled = new Set([...settled].filter((step) => known.has(step)));
  }

  function read(): Promise<void> {
    // One that has not begun yet will say all that there is to say by then: who asks meanwhile waits for it as well.
    next ??= reading.then(async () => {
      next = undefined;
      const entries = await mirror.entries();
      if (!closed) take(entries);
    });
    reading = next.catch(() => undefined);
    return next;
  }

  const look = () => void read().catch(() => undefined);
  const stop = mirror.onJournal(look);
  look();
  return {
    read,
    async waiting() {
      await read();
      return [...known.values()].filter(({ state }) => state === 'waiting');
    },
    isWaiting: (step) => known.get(step)?.state === 'waiting',
    close() {
      closed = true;
      stop();
    },
  };
}
