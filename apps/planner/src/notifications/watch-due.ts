import { type Answer, type Query, settingsOf } from '@dayloom/data';
import {
  addDays,
  clockText,
  clockTimeOf,
  type DayRecords,
  type Instant,
  type NotifiedKind,
  planDayOf,
  type Settings,
} from '@dayloom/domain';
import { readLeads } from '@dayloom/domain/leads';
import { firstMomentOf, momentsOf, notifiedHere, type NotifiedItem } from '@dayloom/domain/moments';
import type { DueNotification, DueSpan, Shell } from '@dayloom/platform';
import { type SeriesOfDays, watchSeries } from './watch-series.ts';

/** Initial and maximum number of records that are read; after that, all of the days. */
const firstWindow = 100;
const widestWindow = 10_000;
/** Milliseconds that a window must cover at least, because everything in it may be due at once. */
const nearest = 3_600_000;

type Listener = (due: readonly DueNotification[], until?: Instant, isComplete?: boolean) => void;

interface Kind<M extends NotifiedKind> extends DueSpan {
  readonly makes: M;
  readonly query: Query<DayRecords[M]> & { first(limit: number): Query<DayRecords[M]> };
  /** The stored days of series, of the same days as `query`. */
  readonly changed: Query<DayRecords[M]>;
  /** Those that are snoozed until a time in the span, whenever they are. */
  readonly snoozed: Query<DayRecords[M]>;
  readonly itemOf: (record: DayRecords[M]) => NotifiedItem;
  /** The address that a click opens. */
  readonly addressOf: (record: DayRecords[M]) => string;
  readonly onError: (error: unknown) => void;
}

/** The days of the records. The first notification for one may be two days before, or more over a change of the clock. */
export const daysOf = ({ from, to }: DueSpan) =>
  [planDayOf(new Date(from)), addDays(planDayOf(new Date(to)), 3)] as const;

/** Longer timeouts overflow in browsers and fire at once. */
const longestWait = 24 * 3_600_000;

/** The stored records, which are complete before `until`. */
interface Stored<T> {
  readonly records: readonly T[];
  readonly until: Instant | undefined;
  readonly isComplete: boolean;
}

/**
 * Reports the notifications of one record kind within a span, soonest first, at once and after every change, until the
 * returned function is called. Those of days of series that have no record are computed.
 */
export function watchDue<M extends NotifiedKind>(
  shell: Pick<Shell, 'store' | 'clock' | 'user'>,
  kind: Kind<M>,
  listener: Listener,
): () => void {
  const { makes, changed, itemOf, addressOf, from, to, isWhole = false, onError } = kind;
  let chosen: Partial<Settings> | undefined;
  let snoozed: Answer<DayRecords[M]> | undefined;
  let stored: Stored<DayRecords[M]> | undefined;
  let series: SeriesOfDays<DayRecords[M]> | undefined;
  const timeText = (moment: Instant) => clockText(clockTimeOf(new Date(moment)), chosen?.hourCycle);
  const dueOf = (record: DayRecords[M]): readonly DueNotification[] => {
    const item = itemOf(record);
    // Most computed days are outside the span, and texts take the longest.
    const leads = readLeads(item.leads, chosen?.leads);
    const isOutside = item.startsAt < from || firstMomentOf(item.startsAt, leads) >= to;
    if (isOutside && item.snoozedUntil === undefined) return [];
    return momentsOf(item, { ...notifiedHere, timeText, leads: chosen?.leads })
      .filter(({ at }) => at >= from && at < to)
      .map((moment) => ({
        ...moment,
        kind: item.type,
        item: item.id,
        name: item.title,
        startsAt: item.startsAt,
        to: addressOf(record),
      }));
  };

  function report() {
    if (!stored || !series || !snoozed || !chosen) return;
    const { until } = stored;
    const records = [...snoozed.records, ...stored.records];
    // A day that has just been stored may be in one list and not yet in the other: a moment in neither is cancelled.
    const byId = new Map([...series.changed, ...records].map((record) => [record.id, record]));
    const due = [...byId.values(), ...series.computed(records)]
      .flatMap(dueOf)
      .filter(({ at }) => until === undefined || at < until)
      .toSorted((a, b) => a.at.localeCompare(b.at));
    listener(
      due,
      until,
      [stored, series, snoozed].every(({ isComplete }) => isComplete),
    );
  }

  const [first, last] = daysOf(kind);
  const stops = [
    watchStored(shell, kind, (answer) => {
      stored = answer;
      report();
    }),
    watchSeries(
      shell,
      { makes, first, last, changed },
      (answer) => {
        series = answer;
        report();
      },
      onError,
    ),
    shell.store.watch(
      kind.snoozed,
      (answer) => {
        snoozed = answer;
        report();
      },
      onError,
    ),
    // After a change of the time format or of the usual leads, everything is reported again.
    shell.store.watch(
      settingsOf(shell.user.id),
      ({ records: [settings], isComplete }) => {
        // Before the choice is known, a moment that is not one would notify.
        if (!settings && !isComplete && !isWhole) return;
        const isSame = chosen?.hourCycle === settings?.hourCycle && chosen?.leads === settings?.leads;
        if (chosen && isSame) return;
        chosen = settings ?? {};
        report();
      },
      onError,
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Reports the stored records. Widens a full window before the next unread record can be due. */
function watchStored<M extends NotifiedKind>(
  { store, clock }: Pick<Shell, 'store' | 'clock'>,
  { query, itemOf, isWhole = false, onError }: Kind<M>,
  next: (stored: Stored<DayRecords[M]>) => void,
): () => void {
  let stop = () => undefined as void;
  const watch = (limit: number) => {
    let timer: ReturnType<typeof setTimeout>;
    const isAll = isWhole || limit > widestWindow;
    const stopWatching = store.watch(
      isAll ? query : query.first(limit),
      ({ records, isComplete }) => {
        clearTimeout(timer);
        const last = isAll || records.length < limit ? undefined : records.at(-1);
        // The first notification of the next unread record may be earlier than its own time.
        const until = last && firstMomentOf(itemOf(last).startsAt);
        if (until !== undefined) {
          const left = Date.parse(until) - nearest - clock.now().getTime();
          if (left <= 0) return widen();
          timer = setTimeout(widen, Math.min(left, longestWait));
        }
        next({ records, until, isComplete });
      },
      onError,
    );
    const widen = () => {
      stop();
      watch(limit * 4);
    };
    stop = () => {
      clearTimeout(timer);
      stopWatching();
    };
  };
  watch(firstWindow);
  return () => stop();
}
