import { type Query, settingsOf } from '@dayloom/data';
import {
  addDays,
  clockText,
  clockTimeOf,
  firstMomentOf,
  type Instant,
  momentsOf,
  type NotifiedItem,
  planDayOf,
} from '@dayloom/domain';
import type { HourCycle } from '@dayloom/domain/settings';
import type { DueNotification, DueSpan, Shell } from '@dayloom/platform';

/** Initial and maximum number of records that are read. */
const firstWindow = 100;
const widestWindow = 10_000;
/** Milliseconds that a window must cover at least, because everything in it may be due at once. */
const nearest = 3_600_000;

type Listener = (due: readonly DueNotification[], until?: Instant, isComplete?: boolean) => void;

interface Kind<T> extends DueSpan {
  readonly query: Query<T> & { first(limit: number): Query<T> };
  readonly itemOf: (record: T) => NotifiedItem;
  /** The address that a click opens. */
  readonly addressOf: (record: T) => string;
  readonly onError: (error: unknown) => void;
}

/** The days of the records. Late in the evening, the first notification for one of the next day may be due. */
export const daysOf = ({ from, to }: DueSpan) =>
  [planDayOf(new Date(from)), addDays(planDayOf(new Date(to)), 1)] as const;

/** Longer timeouts overflow in browsers and fire at once. */
const longestWait = 24 * 3_600_000;

/**
 * Reports the notifications of one record kind within a span, soonest first, at once and after every change, until the
 * returned function is called. Widens a full window before its last record is due.
 */
export function watchDue<T>(
  { store, clock, user }: Pick<Shell, 'store' | 'clock' | 'user'>,
  { query, itemOf, addressOf, from, to, isWhole = false, onError }: Kind<T>,
  listener: Listener,
): () => void {
  let hourCycle: HourCycle | undefined;
  const timeText = (moment: Instant) => clockText(clockTimeOf(new Date(moment)), hourCycle);
  const dueOf = (record: T): readonly DueNotification[] => {
    const item = itemOf(record);
    return momentsOf(item, timeText)
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
  let stop = () => undefined as void;
  let window = firstWindow;
  const watch = (limit: number) => {
    window = limit;
    let timer: ReturnType<typeof setTimeout>;
    const stopWatching = store.watch(
      isWhole ? query : query.first(limit),
      ({ records, isComplete }) => {
        clearTimeout(timer);
        const last = records.at(-1);
        const reaches = last && !isWhole && records.length === limit ? itemOf(last).startsAt : undefined;
        if (reaches !== undefined && limit < widestWindow) {
          const left = Date.parse(reaches) - nearest - clock.now().getTime();
          if (left <= 0) return widen();
          timer = setTimeout(widen, Math.min(left, longestWait));
        }
        // The first notification of the next unread record may be earlier than its own time.
        const until = reaches === undefined ? undefined : firstMomentOf(reaches);
        const due = records
          .flatMap(dueOf)
          .filter(({ at }) => until === undefined || at < until)
          .toSorted((a, b) => a.at.localeCompare(b.at));
        listener(due, until, isComplete);
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
  // After a change of the time format, all texts are reported again.
  const stopSettings = store.watch(
    settingsOf(user.id),
    ({ records: [chosen] }) => {
      if (chosen?.hourCycle === hourCycle) return;
      hourCycle = chosen?.hourCycle;
      stop();
      watch(window);
    },
    onError,
  );
  return () => {
    stopSettings();
    stop();
  };
}
