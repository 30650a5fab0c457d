import { dayRecordId, type PlanDay, type UserId } from '@dayloom/domain';
import { type Change, create, patch } from './change.ts';

/**
 * Stores the order of a day and creates its record if needed; of two devices that do so, the later order counts.
 * @param order the text of `orderText`; an empty one if the day is arranged no longer
 */
export function orderChanges(user: UserId, day: PlanDay, order: string): readonly Change[] {
  const id = dayRecordId(user, day);
  return [create('dayOrders', id, { userId: user, day, order }), patch('dayOrders', id, { order })];
}
