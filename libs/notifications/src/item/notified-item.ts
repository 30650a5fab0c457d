import { notifiedRecords } from '@dayloom/data';
import {
  type DayRecords,
  type Instant,
  momentOfReminder,
  type NotifiedKind,
  seriesDayOf,
  startOfActivity,
} from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { activitySeries, computedNow, reminderSeries, type SeriesKind } from '@dayloom/series';

interface ItemKind<M extends NotifiedKind> {
  readonly series: SeriesKind<M>;
  readonly startOf: (record: DayRecords[M]) => Instant;
}

export const itemKinds: { readonly [M in NotifiedKind]: ItemKind<M> } = {
  reminder: { series: reminderSeries, startOf: momentOfReminder },
  schedule: { series: activitySeries, startOf: startOfActivity },
};

/**
 * The record that a notification is about, or the day of a series that has none, as of now. Undefined if it was deleted
 * or is not on this device.
 */
export async function itemNow<M extends NotifiedKind>(
  { store, user }: Pick<Shell, 'store' | 'user'>,
  kind: M,
  item: string,
): Promise<DayRecords[M] | undefined> {
  const [stored] = (await store.get(notifiedRecords[kind](user.id).byId(item))).records;
  const day = seriesDayOf(item);
  if (stored || !day) return stored;
  const computed = await computedNow({ store, user }, itemKinds[kind].series, day.day, []);
  return computed.find(({ id }) => id === item);
}
