import { repeatSkipsBetween, repeatsOf, workById } from '@dayloom/data';
import type { DayRecords, Makes, PlanDay, Work } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { seriesDays } from './late-series.ts';
import type { SeriesKind } from './series-kind.ts';

type Records = Pick<Shell, 'store' | 'user'>;

/** The existing works with these ids, by id, as of now. */
export async function worksNow(
  { store, user }: Records,
  ids: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, Work>> {
  const wanted = [...new Set(ids)].filter((id) => id !== undefined);
  const found = await Promise.all(wanted.map((id) => store.get(workById(user.id, id))));
  return new Map(found.flatMap(({ records }) => records.map((work) => [work.id, work] as const)));
}

/**
 * The days of series on one day that have no record, as of now.
 * @param stored the stored records of the day
 */
export async function computedNow<M extends Makes>(
  { store, user }: Records,
  kind: SeriesKind<M>,
  day: PlanDay,
  stored: readonly DayRecords[M][],
) {
  const { records } = await store.get(repeatsOf(user.id));
  const segments = records.filter(({ makes }) => makes === kind.makes);
  if (segments.length === 0) return [];
  const queries = kind.stored(user.id, day, day).filter((one) => one !== undefined);
  const [code, skips, works, changed] = await Promise.all([
    seriesDays.load(),
    store.get(repeatSkipsBetween(user.id, day, day)),
    worksNow(
      { store, user },
      segments.map(({ workId }) => workId),
    ),
    Promise.all(queries.map((one) => store.get(one))),
  ]);
  const view = {
    segments,
    skips: skips.records,
    changed: changed.flatMap((answer) => answer.records),
    works,
    from: day,
    to: day,
  };
  return [...code.computedDays(kind.makes, view, stored)];
}
