import { repeatsOf, repeatSkipsBetween, settingsOf } from '@dayloom/data';
import {
  type Computed,
  type DayRecords,
  isComputed,
  lastPlanDay,
  type Makes,
  type PlanDay,
  type Repeat,
  type RepeatSkip,
  todayOf,
} from '@dayloom/domain';
import { localeKeys, localeWith } from '@dayloom/domain/settings';
import type { Shell } from '@dayloom/platform';
import { seriesDays } from './late-series.ts';
import type { SeriesKind } from './series-kind.ts';

interface Searched {
  /** All of one kind, at least one. */
  readonly segments: readonly Repeat[];
  readonly skips: readonly RepeatSkip[];
  readonly today: PlanDay;
  /** The hour at which days begin. */
  readonly dayStart: number | undefined;
  readonly code: Awaited<ReturnType<typeof seriesDays.load>>;
}

type Days<M extends Makes> = readonly Computed<DayRecords[M]>[];

/**
 * What the search of one kind of records needs to find a series once.
 * @param nextOf the record as which each series is found
 */
export function seriesInSearch<M extends Makes>(
  { store, user, clock }: Pick<Shell, 'store' | 'user' | 'clock'>,
  kind: SeriesKind<M>,
  nextOf: (searched: Searched) => Promise<Days<M>> | Days<M>,
) {
  /** 'every day', by series. */
  const words = new Map<string, string>();
  /** All titles, by series. */
  const titles = new Map<string, Set<string>>();
  /** The stored days that are listed, by series and title. */
  const listed = new Set<string>();

  return {
    /** Reads the record as which each series is found. */
    async readFirst(): Promise<Days<M>> {
      const { records: all } = await store.get(repeatsOf(user.id));
      const segments = all.filter(({ makes }) => makes === kind.makes);
      if (segments.length === 0) return [];
      const { records } = await store.get(settingsOf(user.id));
      const [{ dayStart, ...settings } = {}] = records;
      const today = todayOf(clock, dayStart);
      const { records: skips } = await store.get(repeatSkipsBetween(user.id, today, lastPlanDay));
      const code = await seriesDays.load();
      const days = await nextOf({ segments, skips, today, dayStart, code });
      const locale = localeWith(localeKeys(settings));
      for (const day of days) {
        const rule = code.repeatWords(day, kind.dayOf(day), { segments }, locale);
        words.set(day.repeat, rule?.replace('Every', 'every') ?? '');
        const own = segments.flatMap(({ series, title }) => (series === day.repeat ? (title ?? []) : []));
        titles.set(day.repeat, new Set(own));
      }
      return days;
    },
    /** Of the stored days of a series that ended, the first one is listed: the search begins with the latest. */
    isListed(record: DayRecords[M]): boolean {
      if (isComputed(record) || record.repeat === undefined) return true;
      const key = `${record.repeat} ${record.title}`;
      if (titles.get(record.repeat)?.has(record.title) || listed.has(key)) return false;
      listed.add(key);
      return true;
    },
    /** A series is also found by the titles of its other days. */
    textOf: (record: DayRecords[M]) =>
      isComputed(record) ? [...(titles.get(record.repeat) ?? [])].join('\n') : undefined,
    /**
     * A series is known by its own id, so that a recent place of it stays while one of its days is deleted. Its rule in
     * words takes the place of the day.
     */
    placeOf: (record: DayRecords[M], day: string | undefined) =>
      isComputed(record)
        ? { id: record.repeat, collection: 'repeats' as const, when: words.get(record.repeat) }
        : { id: record.id, collection: kind.facts.name, when: day },
  };
}
