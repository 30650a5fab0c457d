import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { dateTime, filledText, recordId, text, userId } from './fields.ts';
import { notificationLimits } from './limits.ts';

/** Why a moment was not shown. */
export const notShownReasons = ['permission', 'asleep', 'quiet', 'cancelled', 'off', 'failed'] as const;
export type NotShownReason = (typeof notShownReasons)[number];

/** The display names of device types. */
export const deviceKinds = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/**
 * What one device knows about one moment of an item. Each device writes its own receipts, so there are no conflicts;
 * the state of a moment is the sum of them. Its times may be ahead of the server's clock, because the device's clock
 * may be: a receipt is not the user's content, and a rejected one is not worth an error message.
 */
export const receipts = collection(
  'receipts',
  {
    userId,
    /** The tag of the moment. */
    moment: recordId,
    /** The due time. */
    at: dateTime,
    /** Kind and id of the item, as its module names them. */
    kind: filledText(notificationLimits.kind),
    item: recordId,
    /** The text of the notification, shown or not. */
    title: filledText(notificationLimits.title),
    body: text(notificationLimits.body),
    /** The address that a click opens: a screen of this product. Earlier versions imported any text. */
    to: filledText(notificationLimits.address),
    device: recordId,
    deviceKind: v.picklist(deviceKinds),
    shownAt: v.exactOptional(dateTime),
    /** When it was opened or dismissed on this device. */
    seenAt: v.exactOptional(dateTime),
    /** The end of the last snooze. */
    snoozedUntil: v.exactOptional(dateTime),
    /** When it was marked as read on `/notifications`, on any device. */
    readAt: v.exactOptional(dateTime),
    reason: v.exactOptional(v.picklist(notShownReasons)),
  },
  {
    words: { one: 'Notification receipt', many: 'notification receipts' },
    titleField: 'title',
    machineMade: true,
    immutable: ['moment', 'at', 'device'],
    addresses: ['to'],
    indexes: [['at']],
  },
);
export type Receipt = RecordOf<typeof receipts>;
