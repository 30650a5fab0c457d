import { addDays, isPlanDay, type PlanDay, seriesDayId } from '@dayloom/domain';
import { dueNotifications, type PlannedNotification } from '../due-notification.ts';
import { horizon, leadMargin, zoneMargin } from '../limits.ts';
import { type Preferences, preferencesOf } from '../preferences.ts';
import type { Sender } from '../sender.ts';
import { plannedOf, type Since, writePlanned } from './planned.ts';
import { readSeries, type SeriesRef, type StoredSeries } from './series.ts';
import { momentsOfDay } from './series-in-zone.ts';

/** The days whose items may notify between two times in any time zone; milliseconds since 1970. */
export function daysIn({ from, to }: { readonly from: number; readonly to: number }): readonly PlanDay[] {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10) as PlanDay;
  const [first, last] = [dayOf(from - zoneMargin), dayOf(to + leadMargin + zoneMargin)];
  const days: PlanDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** All moments of a computed day within the horizon, by the ids of their documents. */
function plannedOn(
  day: PlanDay,
  { user, series }: SeriesRef,
  stored: StoredSeries,
  { preferences, time }: { readonly preferences: Preferences | undefined; readonly time: number },
): ReadonlyMap<string, PlannedNotification> {
  if (!preferences?.zone) return new Map();
  const place = { ...preferences, zone: preferences.zone };
  const moments = stored.kinds.flatMap((kind) => momentsOfDay(kind, stored, day, place));
  const common = { user, series, day, itemChangedAt: stored.changedAt(day) };
  return new Map(
    plannedOf(moments, common, { preferences, time }).map(([tag, planned]) => [
      // The document of the day has the same tags, and another user can have the same series.
      `${user}-${tag}`,
      { ...planned, tag },
    ]),
  );
}

/**
 * Updates the notifications of some days of a series to match what is stored about them, in one transaction. Days with a
 * document of their own are planned with that.
 * @param days at most 30
 */
export async function planDays(
  sender: Sender,
  ref: SeriesRef,
  days: readonly PlanDay[],
  since: Since,
): Promise<void> {
  if (days.length === 0) return;
  const { db, now } = sender;
  const { user, series } = ref;
  const items = days.map((day) => seriesDayId(series, day));
  const dueOfDays = dueNotifications(db).where('user', '==', user).where('item', 'in', items);
  await db.runTransaction(async (transaction) => {
    const stored = await readSeries(db, ref, days, (query) => transaction.get(query));
    const known = await transaction.get(dueOfDays);
    const preferences = stored.kinds.length === 0 ? undefined : await preferencesOf(db, user, transaction);
    const time = now().getTime();
    for (const day of days) {
      const planned = plannedOn(day, ref, stored, { preferences, time });
      const due = known.docs.filter((entry) => entry.data().day === day);
      writePlanned(transaction, { db, planned, due, since, changedAt: stored.changedAt(day), time });
    }
  });
}

/**
 * Plans what the write of a record changes about a series: all coming days of its segment, or the day that was skipped or
 * stored.
 */
export async function planSeriesOf(sender: Sender, record: Readonly<Record<string, unknown>> = {}) {
  const { userId: user, makes, repeat, series = repeat, repeatDay, day = repeatDay } = record;
  if (typeof user !== 'string' || typeof series !== 'string' || makes === 'task') return;
  const time = sender.now().getTime();
  const coming = daysIn({ from: time, to: time + horizon });
  const days = isPlanDay(day) ? coming.filter((one) => one === day) : coming;
  await planDays(sender, { user, series }, days, 'changed');
}
