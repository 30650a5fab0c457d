import type { Instant } from '../brands.ts';

/** The text and target of a notification, as scheduled by a tab, pushed by a sender or kept by a snooze. */
export interface NotificationContent {
  /** Identifies the item and the moment. */
  readonly tag: string;
  /** The kind and id (`item`) of the item. */
  readonly kind: string;
  readonly item: string;
  /** When it was first due. */
  readonly at: Instant;
  readonly title: string;
  readonly body: string;
  readonly lateBody: string;
  /** A path within this app. */
  readonly to: string;
}

export interface Snooze {
  readonly content: NotificationContent;
  readonly until: Instant;
  /** When a tab or the worker took it to show it. It is deleted after it was shown. */
  readonly takenAt?: Instant;
}

/** The claim of a tab or the worker to show a moment. */
export interface Claim {
  readonly tag: string;
  readonly at: Instant;
  /** Present if the notification is known to have been shown. */
  readonly shownAt?: Instant;
  /** It was pushed, so tabs may not know its item. */
  readonly isPushed?: boolean;
}

export type Turn =
  /** The caller shows it. */
  | 'won'
  /** Another tab or the worker is about to show it. */
  | 'held'
  | 'shown';

/** Milliseconds after which a claim or taken snooze expires, because its tab died or the worker was stopped. */
export const leaseMs = 10_000;

const isLeased = (since: Instant | undefined, now: Instant) =>
  since !== undefined && Math.abs(Date.parse(now) - Date.parse(since)) < leaseMs;

/** Whether a caller may show a moment at `now`. */
export function turnOf(claim: Claim | undefined, now: Instant): Turn {
  if (claim?.shownAt !== undefined) return 'shown';
  return isLeased(claim?.at, now) ? 'held' : 'won';
}

/** Whether a tab or the worker is about to show the snooze. */
export const isTaken = ({ takenAt }: Snooze, now: Instant) => isLeased(takenAt, now);
