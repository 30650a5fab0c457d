import type { Instant } from '../brands.ts';
import type { Receipt } from '../records/receipt.ts';
import type { QuietHours } from '../settings/quiet-hours.ts';
import type { Claim, NotificationContent, Snooze } from './on-device.ts';

/** A moment at which an item notifies. An item may have any number of them. */
export interface Moment {
  /** Identifies item and moment: only one notification per tag is shown. */
  readonly tag: string;
  readonly item: string;
  readonly kind: string;
  readonly at: Instant;
  /** The start of its item. */
  readonly startsAt: Instant;
  /** When the user asked for it. Undefined if it was long before. */
  readonly madeAt?: Instant;
  /** The end of the quiet hours for which it was planned to wait, where that was decided before. */
  readonly waitsUntil?: Instant;
  readonly words: {
    /** The title of its item. */
    readonly name: string;
    readonly title: string;
    readonly body: string;
    readonly lateBody: string;
    /** The text if it is shown after its item has started; `lateBody` if undefined. */
    readonly startedBody?: string;
    /** The address that a click opens. */
    readonly to: string;
  };
}

export interface SourceReport {
  readonly name: string;
  /** Soonest first. */
  readonly moments: readonly Moment[];
  /** What it had reported when notifications were decided last. */
  readonly before?: readonly Moment[];
  /** The list is complete before this time. */
  readonly until?: Instant;
  /** Everything up to this time was processed. Undefined if nothing was. */
  readonly checked?: Instant;
  /** The user switched its area off. */
  readonly isOff?: boolean;
}

/** A push to this device. The browser requires that each one shows a notification. */
export interface Pushed {
  readonly content: NotificationContent;
  /** Some of it was not shown here yet. */
  readonly isNews: boolean;
  /** The sender asks for silence. */
  readonly isSilent?: boolean;
}

/**
 * What is known where notifications are decided. Every part is optional: a tab knows the sources and receipts, the
 * worker a push, the sender only what it has planned.
 */
export interface NotificationState {
  readonly sources?: readonly SourceReport[];
  /** All sources report everything from here on. Undefined while one of them has not answered. */
  readonly reportedFrom?: Instant;
  /** The recent receipts of all devices. */
  readonly receipts?: readonly Receipt[];
  /** The id of this device in receipts. */
  readonly device?: string;
  readonly snoozes?: readonly Snooze[];
  /** Tags of snoozes and pushed notifications whose item was deleted, is done or was put off. */
  readonly deleted?: ReadonlySet<string>;
  readonly quiet?: { readonly hours: QuietHours; readonly timeZone: string };
  /** The user switched sounds off. */
  readonly isMuted?: boolean;
  /** By tag: what this device has shown, or is about to show. */
  readonly claims?: ReadonlyMap<string, Claim>;
  readonly onScreen?: readonly NotificationContent[];
  /** Whether the user allows notifications here; true if unknown. */
  readonly mayShow?: boolean;
  readonly pushed?: Pushed;
}

/** What happened to a moment on this device. */
export type Outcome = Partial<
  Pick<Receipt, 'shownAt' | 'seenAt' | 'snoozedUntil' | 'readAt' | 'reason' | 'body'>
>;

/** Why something is decided. */
export type Why =
  // Shown, because
  | 'it is due'
  | 'it is due, and urgent in quiet hours'
  | 'it is at most ten minutes late'
  | 'many are due'
  | 'quiet hours are over'
  | 'its snooze is over'
  | 'a part of the group is gone'
  | 'it was pushed'
  | 'it was pushed again'
  // Not shown, because
  | 'its area is off'
  | 'notifications are not allowed'
  | 'it is quiet'
  | 'it is too late'
  | 'its item has started'
  | 'this device has shown it'
  | 'another device has shown it'
  | 'another tab is showing it'
  // Closed or ended, because
  | 'it was handled elsewhere'
  | 'it was seen here'
  | 'it was snoozed'
  | 'it was deleted or moved'
  | 'it was edited'
  // Written otherwise, because
  | 'the clock was set back'
  | 'it is planned again';

export interface ToShow {
  readonly content: NotificationContent;
  readonly isLate: boolean;
  /** Without sound and vibration. */
  readonly isSilent: boolean;
  /** The moments in it, whose receipts say that it was shown. */
  readonly moments: readonly Moment[];
  /** The tags to claim first. If another tab or the worker has them all, it is not shown. */
  readonly claims: readonly string[];
  /** The snooze that it ends. */
  readonly snooze?: Snooze;
  readonly why: Why;
}

/** A receipt to write without showing anything. */
export interface ToWrite {
  readonly moment: Moment;
  readonly outcome: Outcome;
  readonly why: Why;
}

/** A moment of which nothing new is to be written. */
export interface Left {
  readonly tag: string;
  readonly why: Why;
}

/** What becomes of a snooze that is not shown: it ends with a receipt, is dropped without one, or is changed. */
export interface SnoozeChange {
  readonly snooze: Snooze;
  readonly change: 'missed' | 'cancelled' | 'dropped' | Snooze;
  readonly why: Why;
}

/** What to do now, each with its reason, and when to decide again. */
export interface Decision {
  readonly show: readonly ToShow[];
  /** The tags of notifications on the screen. */
  readonly close: readonly Left[];
  readonly write: readonly ToWrite[];
  readonly left: readonly Left[];
  readonly snoozes: readonly SnoozeChange[];
  /** Receipts of this device that are wrong by now. */
  readonly erase: readonly { readonly receipt: Receipt; readonly why: Why }[];
  /** Tags of moments that have come and are not done: they are decided again. */
  readonly open: readonly string[];
  /** When to decide again at the latest. */
  readonly next: Instant | undefined;
}
