import { afterChange, type Change, type Query, type StoredFields } from '@dayloom/data';
import type { JournalEntry, Mirror } from '@dayloom/data-local';
import { type Clock, type CollectionName, type Instant, nowOf } from '@dayloom/domain';
import type { Remote } from '../remote/remote.ts';
import type { Conditions } from './conditions.ts';
import { matches } from './matches.ts';
import { isRemoteError } from './remote-errors.ts';
import type { Traffic } from './traffic.ts';

/** A count, or the sum of one field. */
export interface FigureQuery {
  readonly query: Query<unknown>;
  readonly sumOf?: string;
}

interface Known {
  readonly value: number;
  readonly at: Instant;
}

interface Figure {
  readonly asked: FigureQuery;
  known?: Known;
  /** Whether nothing of which this device has heard made the value wrong since. */
  isFresh: boolean;
  /** Entries that were perhaps being sent while the server was asked: in its answer or not, nobody knows. */
  uncertain: ReadonlySet<number>;
  asking?: Promise<void>;
}

export interface Figures {
  /** The server's figure with the own unsent changes applied; offline the last one it told (DA35). */
  read(asked: FigureQuery): Promise<number>;
  /** When a figure was told that could not be asked for again since. */
  asOf(query: Query<unknown>): Instant | undefined;
  /** The server took an entry, sent from this tab or another: its effect is part of what the server says from now on. */
  delivered(entry: JournalEntry): void;
  /** Somebody else changed records of this collection. */
  outdate(collection: CollectionName): void;
  /** The connection is back: whatever was told before may be wrong. */
  outdateAll(): void;
}

interface FiguresOptions {
  readonly mirror: Mirror;
  readonly remote: () => Promise<Remote>;
  readonly conditions: Conditions;
  readonly clock: Clock;
  readonly traffic: Traffic;
  /** Entries that wait, as of now. */
  readonly waiting: () => Promise<readonly JournalEntry[]>;
  /** Whether an entry waits, as the journal was last read. */
  readonly isWaiting: (step: number) => boolean;
  /** Whether this tab is the one that sends. */
  readonly isLeader: () => boolean;
  /** Told when a figure of this collection is another than the one handed out. */
  readonly onNews: (collection: CollectionName) => void;
}

const keyOf = ({ query, sumOf }: FigureQuery) => {
  const { limit: _limit, orders: _orders, ...rest } = { ...query };
  return `figure ${sumOf ?? ''} ${JSON.stringify(rest)}`;
};

/** How much a record adds to a figure. */
function weight({ query, sumOf }: FigureQuery, id: string, fields: StoredFields | undefined): number {
  if (!matches(query, id, fields)) return 0;
  if (sumOf === undefined) return 1;
  const value = fields?.[sumOf];
  return typeof value === 'number' ? value : 0;
}

/** What a commit, or those of its changes that are picked, adds to a figure. */
function effect(
  asked: FigureQuery,
  { changes, before }: JournalEntry,
  picks: (change: Change) => boolean = () => true,
): number {
  return changes.reduce((sum, change, place) => {
    if (change.collection !== asked.query.collection || !picks(change)) return sum;
    const met = before[place];
    return sum + weight(asked, change.id, afterChange(change, met)) - weight(asked, change.id, met);
  }, 0);
}

export function figures({
  mirror,
  remote,
  conditions,
  clock,
  traffic,
  waiting,
  isWaiting,
  isLeader,
  onNews,
}: FiguresOptions): Figures {
  const all = new Map<string, Figure>();

  /** For visits without a network; without room on this device the figure itself is none the worse. */
  const keep = (key: string, known: Known) => mirror.keepNote(key, known).catch(() => undefined);

  async function ask(figure: Figure): Promise<void> {
    const { query, sumOf } = figure.asked;
    const server = await remote();
    const underWay = await waiting();
    const { told, isDone } = await traffic.ask(async (isArrived) => ({
      told: await (sumOf === undefined ? server.count(query) : server.sum(query, sumOf)),
      isDone: isArrived,
    }));
    // From here to the end of the sum without a pause: an entry must not be taken for delivered in between.
    // What has arrived of an entry is in the number; as long as the entry waits, its effect is added.
    const value = underWay
      .filter(({ step }) => isWaiting(step))
      .reduce(
        (sum, entry) => sum - effect(figure.asked, entry, (change) => isDone(entry.step, change)),
        told,
      );
    conditions.setReached(true);
    const isNews = figure.known?.value !== value;
    figure.known = { value, at: nowOf(clock) };
    // What another tab has sent meanwhile is in the number or not: only asking again tells.
    figure.isFresh = isLeader() || underWay.every(({ step }) => isWaiting(step));
    figure.uncertain = new Set(isLeader() ? [] : underWay.map(({ step }) => step));
    await keep(keyOf(figure.asked), figure.known);
    if (isNews) onNews(query.collection);
  }

  const refresh = (figure: Figure) =>
    (figure.asking ??= ask(figure)
      .catch((error: unknown) => {
        if (!isRemoteError(error)) throw error;
        if (error.code === 'unreachable') conditions.setReached(false);
      })
      .finally(() => delete figure.asking));

  const fallback = ({ query, sumOf }: FigureQuery) =>
    sumOf === undefined ? mirror.store.count(query) : mirror.store.sum(query, sumOf);

  return {
    async read(asked) {
      const key = keyOf(asked);
      const figure: Figure = all.get(key) ?? { asked, isFresh: false, uncertain: new Set() };
      all.set(key, figure);
      if (!figure.known) {
        const kept = await mirror.note<Known>(key);
        if (kept) figure.known ??= kept;
      }
      if (!figure.isFresh && conditions.isReachable()) {
        const asking = refresh(figure);
        // What was known is shown meanwhile; where nothing was, there is nothing to show.
        if (figure.known) asking.catch(() => undefined);
        else await asking;
      }
      if (!figure.known) return fallback(asked);
      // First the journal, then the number: reading the journal may move an entry's effect from one to the other.
      const unsent = await waiting();
      return unsent.reduce((sum, entry) => sum + effect(asked, entry), figure.known.value);
    },
    asOf(query) {
      const figure = [...all.values()].find(({ asked }) => keyOf(asked) === keyOf({ ...asked, query }));
      return figure?.known && !figure.isFresh && !conditions.isReachable() ? figure.known.at : undefined;
    },
    delivered(entry) {
      for (const [key, figure] of all) {
        const change = effect(figure.asked, entry);
        if (!figure.known || change === 0) continue;
        if (figure.uncertain.has(entry.step)) {
          figure.isFresh = false;
          onNews(figure.asked.query.collection);
          continue;
        }
        figure.known = { ...figure.known, value: figure.known.value + change };
        void keep(key, figure.known);
      }
    },
    outdate(collection) {
      for (const figure of all.values())
        if (figure.asked.query.collection === collection) figure.isFresh = false;
    },
    outdateAll() {
      for (const figure of all.values()) figure.isFresh = false;
    },
  };
}
