import type { QuietHours } from '@dayloom/domain/settings';
import { type Instant, isInstant, type UserId } from '@dayloom/domain';

/** What a notification says and leads to: as a tab schedules it, a sender pushes it, and a snooze keeps it. */
export interface NotificationContent {
  /** Names item and moment. */
  readonly tag: string;
  /** Kind and id of the item. */
  readonly kind: string;
  readonly item: string;
  /** When it was due first. */
  readonly at: Instant;
  readonly title: string;
  readonly body: string;
  /** What is said where it is late. */
  readonly lateBody: string;
  /** An own address. */
  readonly to: string;
}

/** Whom this device notifies, from log-in to log-out. */
export interface NotifiedUser {
  readonly user: UserId;
  /** Names this device in receipts. */
  readonly device: string;
  /** How loud notifications are, for the worker: nothing is heard at all, or not in these hours of the local clock. */
  readonly hush?: { readonly isSilent: boolean; readonly quiet?: QuietHours };
  /** By the name of a source: until when everything that it has told has been looked at. */
  readonly checked?: Readonly<Record<string, Instant>>;
  /** When the push token was saved last, and the time zone with it. */
  readonly savedAt?: Instant;
  readonly timeZone?: string;
  /** Whether the browser held a push subscription with it. */
  readonly isSubscribed?: boolean;
}

/** A notification that was put off. */
export interface Snooze {
  readonly content: NotificationContent;
  readonly until: Instant;
  /** When somebody took it to show it; whether they did is known once it is gone. */
  readonly takenAt?: Instant;
}

/** Somebody was to show a moment. */
export interface Claim {
  readonly tag: string;
  /** When it was claimed. */
  readonly at: Instant;
  /** Of one that is known to have been on the screen. */
  readonly shownAt?: Instant;
  /** It was pushed, so that no tab need know of its item. */
  readonly isPushed?: boolean;
}

/** 'won' is to show it, 'held' is being shown by somebody at this moment, 'shown' was on the screen. */
export type Turn = 'won' | 'held' | 'shown';

/** Milliseconds after which nobody is at it any more who took something to show it: a tab died, a worker was stopped. */
export const longestShowing = 10_000;

const isHeld = (since: Instant | undefined, now: Instant) =>
  since !== undefined && Math.abs(Date.parse(now) - Date.parse(since)) < longestShowing;

/** Whose turn it is to show a moment, for somebody who asks at `now`. */
export function turnOf(claim: Claim | undefined, now: Instant): Turn {
  if (claim?.shownAt !== undefined) return 'shown';
  return isHeld(claim?.at, now) ? 'held' : 'won';
}

/** Whether somebody is showing it at this moment. */
export const isTaken = ({ takenAt }: Snooze, now: Instant) => isHeld(takenAt, now);

/** What happened to a notification while it was shown, or by whom it was shown: for the receipts, which a tab writes. */
export interface NotificationEvent {
  /** When it happened. */
  readonly at: Instant;
  readonly what: 'shown' | 'seen' | 'snoozed' | 'missed';
  readonly content: NotificationContent;
  /** Of a snooze, and of what became of one. */
  readonly until?: Instant;
}

/** Whether it is of the form that is written today; the storage of a browser outlives releases, and may be damaged. */
export function isEvent(value: unknown): value is NotificationEvent {
  const { at, what, content } = (value ?? {}) as Partial<Record<keyof NotificationEvent, unknown>>;
  const { tag, at: dueAt } = (content ?? {}) as Partial<Record<keyof NotificationContent, unknown>>;
  return (
    isInstant(at) &&
    isInstant(dueAt) &&
    typeof tag === 'string' &&
    (what === 'shown' || what === 'seen' || what === 'snoozed' || what === 'missed')
  );
}
