import type { NotifiedKind, Receipt, UserId } from '@dayloom/domain';
import { type Query, query } from './query.ts';

const collections: Readonly<Record<NotifiedKind, 'reminders' | 'schedules'>> = {
  reminder: 'reminders',
  schedule: 'schedules',
};
const collectionOfKind = new Map(Object.entries(collections));

/** The record that a notification is about, which may be deleted; undefined for kinds that only a module knows. */
export function notifiedRecordOf(
  user: UserId,
  { kind, item }: Pick<Receipt, 'kind' | 'item'>,
): Query<unknown> | undefined {
  const collection = collectionOfKind.get(kind);
  return collection && query(collection).ownedBy(user).byId(item);
}
