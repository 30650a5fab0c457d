import type { Instant, NotifiedKind } from '@dayloom/domain';
import { decide, type Moment } from '@dayloom/domain/notifications';
import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  type DueNotification,
  dueNotifications,
  type PlannedNotification,
  unsent,
} from '../due-notification.ts';
import { horizon, keptTime, maxLateness } from '../limits.ts';
import { type Preferences, preferencesOf } from '../preferences.ts';
import type { Sender } from '../sender.ts';
import { type ItemRef, itemKinds } from './items.ts';
import { momentsInZone } from './moments-in-zone.ts';

/** Whether moments are planned from the item's last change on, because its event may be delayed, or from now on. */
export type Since = 'changed' | 'now';

const stampOf = (item: DocumentSnapshot) => {
  const stamp: unknown = item.get('changedAt');
  return stamp instanceof Timestamp ? stamp : null;
};

/** All moments of the item within the horizon, by tag; empty for a deleted item. */
function plannedFor(
  ref: ItemRef,
  item: DocumentSnapshot,
  { preferences, until }: { readonly preferences: Preferences | undefined; readonly until: number },
): ReadonlyMap<string, PlannedNotification> {
  const user = ownerOf(item);
  const { zone, hourCycle } = preferences ?? {};
  if (!user || !preferences || !zone) return new Map();
  const common = { user, kind: ref.kind, item: ref.id, itemChangedAt: stampOf(item) };
  const moments = momentsInZone(ref, item.data(), zone, hourCycle).filter(
    ({ at }) => Date.parse(at) <= until,
  );
  return new Map(
    moments.flatMap((moment): readonly (readonly [string, PlannedNotification])[] => {
      const { tag, at, words, time } = moment;
      const times = timesOf(moment, preferences);
      const expiresAt = Timestamp.fromMillis(Date.parse(at) + keptTime);
      return times ? [[tag, { ...common, ...words, time, ...times, expiresAt }]] : [];
    }),
  );
}

const timestampOf = (moment: Instant) => Timestamp.fromMillis(Date.parse(moment));

/** When a moment is sent: at its time, or at the end of quiet hours. Undefined if its area is off. */
function timesOf(moment: Moment, { quiet, quietZone: timeZone, kindsOff }: Preferences) {
  const source = { name: moment.kind, moments: [moment], isOff: kindsOff.includes(moment.kind) };
  const quietHours = quiet && timeZone !== undefined && { quiet: { hours: quiet, timeZone } };
  const { show, next } = decide({ sources: [source], ...quietHours }, new Date(moment.at));
  const at = timestampOf(moment.at);
  if (show[0]) return { at, dueAt: null, isSilent: show[0].isSilent };
  return next && { at: timestampOf(next), dueAt: at, isSilent: false };
}

/** The owner of an existing item. Old documents have no `deletedAt` field. */
function ownerOf(item: DocumentSnapshot): string | undefined {
  const user: unknown = item.get('userId');
  return item.exists && !item.get('deletedAt') && typeof user === 'string' ? user : undefined;
}

/** Whether planning again would change nothing. */
const isSame = (known: DocumentSnapshot, planned: PlannedNotification) =>
  Object.entries(planned).every(([field, value]) => {
    const current: unknown = known.get(field);
    return value instanceof Timestamp
      ? current instanceof Timestamp && value.isEqual(current)
      : value === current;
  });

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
      const planned = plannedFor({ kind, id: item.id }, item, { preferences, until: time + horizon });
      const from = since === 'now' ? time : Math.max(stampOf(item)?.toMillis() ?? 0, time - maxLateness);
      const due = known.docs.filter((entry) => entry.data().item === item.id);
      writePlanned(transaction, { db, planned, due, from, tooLate: time - maxLateness });
    }
  });
}

interface Writing {
  readonly db: Firestore;
  readonly planned: ReadonlyMap<string, PlannedNotification>;
  readonly due: readonly QueryDocumentSnapshot<DueNotification>[];
  /** Milliseconds; new notifications must be due after it. */
  readonly from: number;
  readonly tooLate: number;
}

function writePlanned(transaction: Transaction, { db, planned, due, from, tooLate }: Writing) {
  for (const entry of due) {
    const wanted = planned.get(entry.id);
    // The minute job handles what is sent and what is too late.
    if (entry.data().doneAt || entry.data().at.toMillis() <= tooLate) continue;
    if (!wanted) transaction.delete(entry.ref);
    else if (!isSame(entry, wanted)) transaction.update(entry.ref, { ...wanted });
  }
  const tags = new Set(due.map(({ id }) => id));
  for (const [tag, wanted] of planned)
    if (!tags.has(tag) && (wanted.dueAt ?? wanted.at).toMillis() > from)
      transaction.set(dueNotifications(db).doc(tag), { ...wanted, ...unsent });
}

/** Plans one item. */
export const planItem = (sender: Sender, { kind, id }: ItemRef, since: Since) =>
  planItems(sender, kind, [id], since);
