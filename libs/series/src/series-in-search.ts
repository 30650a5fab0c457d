import { repeatsOf, repeatSkipsBetween, settingsOf } from '@dayloom/data';
import type { SearchedTexts } from '@dayloom/data/search';
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

interface KnownTexts {
  readonly titles: Set<string>;
  readonly lines: Set<string>;
}

type Days<M extends Makes> = readonly Computed<DayRecords[M]>[];

/**
 * What the search of one kind of records needs to find a series once.
 * @param nextOf the record as which each series is found
 * @param linesOf the texts of a record or a segment next to its title
 */
export function seriesInSearch<M extends Makes>(
  { store, user, clock }: Pick<Shell, 'store' | 'user' | 'clock'>,
  kind: SeriesKind<M>,
  nextOf: (searched: Searched) => Promise<Days<M>> | Days<M>,
  linesOf: (record: DayRecords[M] | Repeat) => readonly string[] = () => [],
) {
  /** 'every day', by series. */
  const words = new Map<string, string>();
  /** The texts by which a series, or an earlier one of its stored days, is found. */
  const known = new Map<string, KnownTexts>();
  const knownOf = (series: string) => {
    const texts = known.get(series) ?? { titles: new Set(), lines: new Set() };
    known.set(series, texts);
    return texts;
  };

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
        const own = segments.filter(({ series }) => series === day.repeat);
        known.set(day.repeat, {
          titles: new Set(own.flatMap(({ title }) => title ?? [])),
          lines: new Set(own.flatMap(linesOf)),
        });
      }
      return days;
    },
    /**
     * A series is also found by the texts of its other days, a stored day by those that its series does not have. The
     * search begins with the latest, so of a series that ended the latest stored day is found.
     */
    textsOf(record: DayRecords[M]): SearchedTexts | undefined {
      const { title, repeat } = record;
      const lines = linesOf(record);
      if (repeat === undefined) return { title, text: lines.join('\n') };
      const texts = knownOf(repeat);
      if (isComputed(record)) return { title, text: [...texts.titles, ...texts.lines].join('\n') };
      const isRenamed = !texts.titles.has(title);
      const own = lines.filter((line) => !texts.lines.has(line));
      if (!isRenamed && own.length === 0) return undefined;
      texts.titles.add(title);
      for (const line of own) texts.lines.add(line);
      return { title: isRenamed ? title : '', text: own.join('\n') };
    },
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
