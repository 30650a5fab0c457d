import { notifiedRecordOf, type Query, repeatSkipOn, repeatsOf } from '@dayloom/data';
import { type Receipt, seriesDayOf } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { lazyModule } from '@dayloom/platform/late';

/** Only a notification about a day of a series without a record needs it. */
export const dayCode = lazyModule(() => import(/* webpackChunkName: "has-day" */ './has-day.ts'));

/**
 * Whether what a notification is about was deleted: its record, or the day of a series that has none. False while this
 * device does not have all records.
 * @throws StoreError if it cannot be read, and the error of code that cannot be loaded
 */
export async function isDeleted(
  { store, user }: Pick<Shell, 'store' | 'user'>,
  notification: Pick<Receipt, 'kind' | 'item'>,
): Promise<boolean> {
  /** The records of a complete list. */
  const readAll = async <T>(query: Query<T>) => {
    const { records, isComplete } = await store.get(query);
    return isComplete ? records : undefined;
  };
  const record = notifiedRecordOf(user.id, notification);
  if (!record || (await readAll(record))?.length !== 0) return false;
  const day = seriesDayOf(notification.item);
  if (!day) return true;
  const skips = await readAll(repeatSkipOn(user.id, day.series, day.day));
  if (skips?.length !== 0) return skips !== undefined;
  const segments = await readAll(repeatsOf(user.id));
  return segments !== undefined && !(await dayCode.load()).hasDay(segments, day);
}
