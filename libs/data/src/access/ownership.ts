import { type Collection, dayRecordId, type PlanDay, type UserId } from '@dayloom/domain';
import type { StoredFields } from './record-state.ts';

/** A stored record without an owner is broken, not foreign, so this user may delete it. */
export function isForeign(
  kind: Collection,
  id: string,
  fields: StoredFields | undefined,
  user: UserId,
): boolean {
  if (kind.singleton && id !== user) return true;
  if (kind.owner === 'id') return false;
  const owner = fields?.['userId'];
  return typeof owner === 'string' && owner !== user;
}

/** Whether the id of a new record belongs to its user and day; a kind without `perDay` leaves the id open. */
export const hasIdOfDay = ({ perDay }: Collection, id: string, fields: StoredFields, user: UserId): boolean =>
  perDay === undefined || id === dayRecordId(user, fields[perDay] as PlanDay);
