import { type Answer, type Query, repeatsOf, repeatSkipsBetween } from '@dayloom/data';
import type { Computed, DayRecords, NotifiedKind, PlanDay, Repeat, RepeatSkip } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { seriesDays } from '@dayloom/series';

interface Days<M extends NotifiedKind> {
  readonly makes: M;
  /** The first and the last day, both included. */
  readonly first: PlanDay;
  readonly last: PlanDay;
  /** The stored records that are days of a series among these days, wherever they are planned. */
  readonly changed: Query<DayRecords[M]>;
}

/** What repeats on some days. */
export interface SeriesOfDays<R extends DayRecords[NotifiedKind]> {
  readonly changed: readonly R[];
  /** Computes the days that have no record. @param stored further stored records, which may be newer than `changed` */
  readonly computed: (stored: readonly R[]) => readonly Computed<R>[];
  readonly isComplete: boolean;
}

interface Known<M extends NotifiedKind> {
  segments?: Answer<Repeat>;
  skips?: Answer<RepeatSkip>;
  changed?: Answer<DayRecords[M]>;
  code?: Awaited<ReturnType<typeof seriesDays.load>>;
}

/**
 * Reports the series of one kind, as far as they concern some days, once everything is read and after every change,
 * until the returned function is called. Where nothing of the kind repeats, it reads the list of series alone.
 */
export function watchSeries<M extends NotifiedKind>(
  { store, user }: Pick<Shell, 'store' | 'user'>,
  { makes, first, last, changed }: Days<M>,
  next: (series: SeriesOfDays<DayRecords[M]>) => void,
  onError: (error: unknown) => void,
): () => void {
  const known: Known<M> = {};
  const controller = new AbortController();
  const { signal } = controller;

  function note(part: Known<M>) {
    if (signal.aborted) return;
    Object.assign(known, part);
    report();
  }

  function watch<T>(query: Query<T>, partOf: (answer: Answer<T>) => Known<M>) {
    const stop = store.watch(query, (answer) => note(partOf(answer)), onError);
    signal.addEventListener('abort', stop);
  }

  function report() {
    const { segments, skips, changed: stored, code } = known;
    if (segments?.records.length === 0)
      return next({ changed: [], computed: () => [], isComplete: segments.isComplete });
    if (!segments || !skips || !stored || !code) return;
    const view = {
      ...{ segments: segments.records, skips: skips.records, changed: stored.records },
      ...{ works: new Map(), from: first, to: last },
    };
    next({
      changed: stored.records,
      computed: (others) => [...code.computedDays(makes, view, others)],
      isComplete: [segments, skips, stored].every(({ isComplete }) => isComplete),
    });
  }

  let isRead = false;
  function readDays() {
    if (isRead) return;
    isRead = true;
    watch(repeatSkipsBetween(user.id, first, last), (skips) => ({ skips }));
    watch(changed, (stored) => ({ changed: stored }));
    seriesDays.load().then((code) => note({ code }), onError);
  }

  watch(repeatsOf(user.id), ({ records, isComplete }) => {
    const segments = records.filter((segment) => segment.makes === makes);
    if (segments.length > 0) readDays();
    return { segments: { records: segments, isComplete } };
  });
  return () => controller.abort();
}
