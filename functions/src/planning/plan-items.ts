import type { NotifiedKind } from '@dayloom/domain';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { dueNotifications, type PlannedNotification } from '../due-notification.ts';
import { type Preferences, preferencesOf } from '../preferences.ts';
import type { Sender } from '../sender.ts';
import { type ItemRef, itemKinds } from './items.ts';
import { momentsInZone } from './moments-in-zone.ts';
import { plannedOf, type Since, writePlanned } from './planned.ts';

/** When a document was last changed; null for an old or missing one. */
export const stampOf = (item: DocumentSnapshot) => {
  const stamp: unknown = item.get('changedAt');
  return stamp instanceof Timestamp ? stamp : null;
};

/** All moments of the item within the horizon, by tag; empty for a deleted item. */
function plannedFor(
  ref: ItemRef,
  item: DocumentSnapshot,
  { preferences, time }: { readonly preferences: Preferences | undefined; readonly time: number },
): ReadonlyMap<string, PlannedNotification> {
  const user = ownerOf(item);
  const zone = preferences?.zone;
  if (!user || !preferences || !zone) return new Map();
  const common = { user, itemChangedAt: stampOf(item) };
  const moments = momentsInZone(ref, item.data(), { ...preferences, zone });
  return new Map(plannedOf(moments, common, { preferences, time }));
}

/** The owner of an existing item. Old documents have no `deletedAt` field. */
function ownerOf(item: DocumentSnapshot): string | undefined {
  const user: unknown = item.get('userId');
  return item.exists && !item.get('deletedAt') && typeof user === 'string' ? user : undefined;
}

/** How many items one transaction plans. Transactions are limited to 500 writes. */
export const maxItemsAtOnce = 25;

/**
 * Updates the notifications of some items to match their current documents, in one transaction. Duplicate, late or
 * reordered events therefore change nothing. Notifications that were sent stay unchanged.
 * @param ids at most `maxItemsAtOnce`
 */
export async function planItems(
  sender: Sender,
  kind: NotifiedKind,
  ids: readonly string[],
  since: Since,
): Promise<void> {
  if (ids.length === 0) return;
  const { db, now } = sender;
  const items = db.collection(itemKinds[kind].collection.name);
  const dueOfItems = dueNotifications(db).where('item', 'in', ids).where('kind', '==', kind);
  await db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...ids.map((id) => items.doc(id)));
    const known = await transaction.get(dueOfItems);
    const chosen = new Map<string, Preferences>();
    for (const user of new Set(found.map(ownerOf)))
      if (user) chosen.set(user, await preferencesOf(db, user, transaction));
    const time = now().getTime();
    for (const item of found) {
      const preferences = chosen.get(ownerOf(item) ?? '');
      const planned = plannedFor({ kind, id: item.id }, item, { preferences, time });
      const due = known.docs.filter((entry) => entry.data().item === item.id && !entry.data().series);
      writePlanned(transaction, { db, planned, due, since, changedAt: stampOf(item), time });
    }
  });
}

/** Plans one item. */
export const planItem = (sender: Sender, { kind, id }: ItemRef, since: Since) =>
  planItems(sender, kind, [id], since);
