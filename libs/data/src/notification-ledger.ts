import type { Instant, Settings, UserId } from '@dayloom/domain';
import type { Claim, NotificationContent, Snooze, Turn } from '@dayloom/domain/notifications';
import type { QuietHours } from '@dayloom/domain/settings';

/** The user that this device notifies, from log-in to log-out. */
export interface NotifiedUser {
  readonly user: UserId;
  /** Names this device in receipts. */
  readonly device: string;
  /** For the worker: no sound at all, or none in these hours of the local clock. */
  readonly hush?: { readonly isSilent: boolean; readonly quiet?: QuietHours };
  /** For the worker: the first button of a notification that has room for two; 'view' if it is missing. */
  readonly button?: Settings['notificationButton'];
  /** By the name of a source: the moment up to which its notifications have been checked. */
  readonly checked?: Readonly<Record<string, Instant>>;
  /** When the push token and the time zone were last saved. */
  readonly savedAt?: Instant;
  readonly timeZone?: string;
  /** Whether the browser had a push subscription at that time. */
  readonly isSubscribed?: boolean;
}

/** An event of a notification, from which a tab writes the receipts and, of 'done', the item. */
export interface NotificationEvent {
  readonly at: Instant;
  readonly what: 'shown' | 'seen' | 'snoozed' | 'missed' | 'cancelled' | 'done';
  readonly content: NotificationContent;
  /** Present on a snooze and on the outcome of one. */
  readonly until?: Instant;
}

/**
 * The port to what the tabs and the service worker of a device share about notifications. The first to claim a moment
 * shows it, so it is shown once. All methods reject with a StoreError if storage is unavailable.
 */
export interface NotificationLedger {
  /** The user to notify on this device, if any. */
  user(): Promise<NotifiedUser | undefined>;
  /**
   * Starts to notify a user. Keeps the data and device name of the same user, and deletes the data of another one.
   * @param device the device name to use for a new user
   */
  begin(user: UserId, device: string): Promise<NotifiedUser>;
  /**
   * Resumes for a user whose ledger the browser has cleared.
   * @returns false if another user is notified now, or `end` was called for this one
   */
  goOn(user: UserId, device: string): Promise<boolean>;
  /** Updates the data of the user; does nothing if another user is notified now. */
  update(user: UserId, change: Partial<Omit<NotifiedUser, 'user' | 'device'>>): Promise<void>;
  /**
   * Ends notifications for a user and deletes all their data.
   * @returns the user's last data; undefined if another user is notified now, whose data stays
   */
  end(user: UserId): Promise<NotifiedUser | undefined>;
  /**
   * Claims several moments. A claim does not mean that the moment was shown: its owner reports that with `confirm` or
   * `note`. An unconfirmed claim expires, and the next caller gets it.
   * @returns the turns by tag; none if the user is no longer notified
   */
  claimAll(
    user: UserId,
    tags: readonly string[],
    at: Instant,
    isPushed?: boolean,
  ): Promise<ReadonlyMap<string, Turn>>;
  /** Records that claimed moments were shown at `shownAt`. */
  confirm(tags: readonly string[], shownAt: Instant): Promise<void>;
  /** Releases the claim of a moment that could not be shown. */
  release(tag: string): Promise<void>;
  /** The claims of moments, by tag. */
  claimsOf(tags: readonly string[]): Promise<ReadonlyMap<string, Claim>>;
  /** Deletes claims from before a moment, which are no longer needed. */
  forgetShownBefore(before: Instant): Promise<void>;
  /**
   * Snoozes a notification; replaces an earlier snooze of it.
   * @param before the snooze that it changes: does nothing if that one has ended, or was snoozed again
   */
  snooze(snooze: Snooze, before?: Snooze): Promise<void>;
  snoozes(): Promise<readonly Snooze[]>;
  /**
   * Takes a snooze to show it; the caller then ends it. Returns true for the first caller, and again after a while if
   * it was not ended. Returns false if it was snoozed again.
   */
  takeSnooze(snooze: Snooze, takenAt: Instant): Promise<boolean>;
  /** Ends a snooze and records its outcome. */
  endSnooze(snooze: Snooze, event: NotificationEvent): Promise<void>;
  /** Drops a snooze because its item was viewed elsewhere; not if it was snoozed again. */
  dropSnooze(snooze: Snooze): Promise<void>;
  /**
   * Records an event, which also confirms that the notification was shown. 'done' ends its snooze, and is not recorded
   * after a log-out.
   */
  note(event: NotificationEvent): Promise<void>;
  /**
   * Passes the recorded events to `write` in order, those of 'done' last, and deletes them after it resolves. If the tab
   * dies before that, the next tab passes them again. Drops unreadable events.
   * @param write resolves to the events of 'done' that cannot be written yet, which are passed again later
   */
  passOn(
    write: (events: readonly NotificationEvent[]) => Promise<readonly NotificationEvent[] | undefined>,
  ): Promise<void>;
  close(): void;
}
