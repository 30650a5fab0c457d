import { type Instant, isInstant, type UserId } from '@dayloom/domain';
import type { NotificationContent } from '@dayloom/domain/notifications';
import type { QuietHours } from '@dayloom/domain/settings';

/** The user that this device notifies, from log-in to log-out. */
export interface NotifiedUser {
  readonly user: UserId;
  /** Names this device in receipts. */
  readonly device: string;
  /** For the worker: no sound at all, or none in these hours of the local clock. */
  readonly hush?: { readonly isSilent: boolean; readonly quiet?: QuietHours };
  /** By the name of a source: the moment up to which its notifications have been checked. */
  readonly checked?: Readonly<Record<string, Instant>>;
  /** When the push token and the time zone were last saved. */
  readonly savedAt?: Instant;
  readonly timeZone?: string;
  /** Whether the browser had a push subscription at that time. */
  readonly isSubscribed?: boolean;
}

const eventTypes = ['shown', 'seen', 'snoozed', 'missed', 'cancelled'] as const;

/** An event of a notification, from which a tab writes the receipts. */
export interface NotificationEvent {
  readonly at: Instant;
  readonly what: (typeof eventTypes)[number];
  readonly content: NotificationContent;
  /** Present on a snooze and on the outcome of one. */
  readonly until?: Instant;
}

/** Whether a stored event has the current form. Browser storage outlives releases and may be damaged. */
export function isEvent(value: unknown): value is NotificationEvent {
  const { at, what, content } = (value ?? {}) as Partial<Record<keyof NotificationEvent, unknown>>;
  const { tag, at: dueAt } = (content ?? {}) as Partial<Record<keyof NotificationContent, unknown>>;
  return (
    isInstant(at) && isInstant(dueAt) && typeof tag === 'string' && eventTypes.some((type) => type === what)
  );
}
