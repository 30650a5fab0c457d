import * as v from 'valibot';
import { notificationLimits } from './notification-limits.ts';
import { collection, type RecordOf } from './collection.ts';
import { dateTime, filledText, recordId, text, userId } from './fields.ts';

/** Why a moment was not shown. */
export const notShownReasons = ['permission', 'asleep', 'quiet', 'cancelled', 'off', 'failed'] as const;
export type NotShownReason = (typeof notShownReasons)[number];

/** What a device is, in a word that a person has for it. */
export const deviceKinds = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/**
 * What one device has to say of one moment of one item: each device writes its own, so that no two ever contend;
 * what is known of a moment is the sum of them. Its moments may lie ahead of the server's clock, as the device's may:
 * a receipt is no word of the user's, and none that could be refused is worth a message.
 */
export const receipts = collection(
  'receipts',
  {
    userId,
    /** The tag of the moment. */
    moment: recordId,
    /** When it was due. */
    at: dateTime,
    /** Kind and id of the item, as the module that has it names them. */
    kind: filledText(notificationLimits.kind),
    item: recordId,
    /** What the notification says, or would have said. */
    title: filledText(notificationLimits.title),
    body: text(notificationLimits.body),
    /** The address that a press leads to. */
    to: filledText(notificationLimits.address),
    device: recordId,
    deviceKind: v.picklist(deviceKinds),
    shownAt: v.exactOptional(dateTime),
    /** Opened or dismissed: somebody saw it on this device. */
    seenAt: v.exactOptional(dateTime),
    /** Until when it was put off last. */
    snoozedUntil: v.exactOptional(dateTime),
    /** Marked on `/notifications`, on whichever device. */
    readAt: v.exactOptional(dateTime),
    reason: v.exactOptional(v.picklist(notShownReasons)),
  },
  {
    words: { one: 'Notification receipt', many: 'notification receipts' },
    titleField: 'title',
    machineMade: true,
    immutable: ['moment', 'at', 'device'],
    indexes: [['at']],
  },
);
export type Receipt = RecordOf<typeof receipts>;
