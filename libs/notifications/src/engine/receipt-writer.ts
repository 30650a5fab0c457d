import { type Change, create, patch, receiptsSince, remove } from '@dayloom/data';
import { type Instant, instantOf, type Receipt, unreadReceipts } from '@dayloom/domain';
import {
  firstOf,
  isSummary,
  membersOf,
  type NotificationContent,
  type Outcome,
} from '@dayloom/domain/notifications';
import { itemCode } from '../item/late-item.ts';
import type { DeviceWorld } from './notifier-world.ts';

/** Moments with what happened to them. */
export type Outcomes = readonly (readonly [NotificationContent, Outcome])[];

/** A moment that is snoozed or shown after all is no longer missed. */
const clearOf = ({ reason, shownAt, snoozedUntil }: Outcome): { readonly clear?: readonly 'reason'[] } =>
  reason === undefined && (shownAt ?? snoozedUntil) !== undefined ? { clear: ['reason'] } : {};

/** Milliseconds: a notification can be two days and an hour earlier than its item. */
const earliest = 3 * 24 * 3_600_000;

/** Fits into one transaction of any backend. */
const batchSize = 200;

/** Writes this device's receipts: each device writes only its own. All functions reject with a StoreError. */
export function receiptWriter({ store, user, device, deviceKind }: DeviceWorld) {
  async function commit(changes: readonly Change[]) {
    for (let from = 0; from < changes.length; from += batchSize)
      await store.commit(changes.slice(from, from + batchSize));
  }

  const idOf = ({ tag }: NotificationContent) => `${tag}_${device}`;

  function changeOf(content: NotificationContent, outcome: Outcome, known: ReadonlySet<string>): Change {
    const { tag, at, kind, item, title, body, to } = content;
    const id = idOf(content);
    if (known.has(id)) return patch('receipts', id, outcome, clearOf(outcome));
    const due = { userId: user.id, moment: tag, at, kind, item, title, body, to, device, deviceKind };
    return create('receipts', id, { ...due, ...outcome });
  }

  async function write(outcomes: Outcomes): Promise<void> {
    const [oldest] = outcomes.map(([{ at }]) => at).toSorted();
    if (oldest === undefined) return;
    const { records } = await store.get(receiptsSince(user.id, oldest));
    const known = new Set(records.map(({ id }) => id));
    await commit(outcomes.map(([content, outcome]) => changeOf(content, outcome, known)));
  }

  return {
    write,
    erase: (wrong: readonly Receipt[]) => commit(wrong.map(({ id }) => remove('receipts', id))),
    /**
     * Marks the item of a notification as done, and its other notifications as read, in one commit with the receipt.
     * @returns false while this device does not have all records
     */
    async markDone(content: NotificationContent, at: Instant): Promise<boolean> {
      const since = instantOf(new Date(Date.parse(content.at) - earliest));
      const { records } = await store.get(receiptsSince(user.id, since));
      const receipt = records.find(({ id }) => id === idOf(content));
      // A tab that died before it deleted the event has written it. What the user changed since stays.
      if (receipt?.seenAt === at) return true;
      const changes = await (await itemCode.load()).doneChanges({ store, user }, content);
      if (!changes) return false;
      const known = new Set(receipt && [receipt.id]);
      const others = unreadReceipts(records, content.item).filter(({ id }) => id !== idOf(content));
      if (receipt || changes.length > 0)
        await store.commit([
          ...changes,
          changeOf(content, { seenAt: at }, known),
          ...others.map(({ id }) => patch('receipts', id, { readAt: at })),
        ]);
      return true;
    },
    /** Records what the user did with a notification; for a group, on each member. */
    async note(content: NotificationContent, outcome: Outcome): Promise<void> {
      // A test notification has no due moment.
      if (content.kind === 'test') return;
      if (!isSummary(content)) return write([[content, outcome]]);
      const { records } = await store.get(receiptsSince(user.id, firstOf(content)));
      // Moments that waited for the end of quiet hours keep that reason.
      const changes: Outcome = content.kind === 'quiet' ? { reason: 'quiet', ...outcome } : outcome;
      const members = membersOf(content, records, device);
      await commit(members.map(({ id }) => patch('receipts', id, changes, clearOf(changes))));
    },
  };
}
export type ReceiptWriter = ReturnType<typeof receiptWriter>;
