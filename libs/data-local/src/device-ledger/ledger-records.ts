import type { NotificationEvent } from '@dayloom/data';
import { isInstant } from '@dayloom/domain';
import type { NotificationContent } from '@dayloom/domain/notifications';

const eventTypes: readonly NotificationEvent['what'][] = ['shown', 'seen', 'snoozed', 'missed', 'cancelled'];

/** Whether a stored event has the current form. Browser storage outlives releases and may be damaged. */
export function isEvent(value: unknown): value is NotificationEvent {
  const { at, what, content } = (value ?? {}) as Partial<Record<keyof NotificationEvent, unknown>>;
  const { tag, at: dueAt } = (content ?? {}) as Partial<Record<keyof NotificationContent, unknown>>;
  return (
    isInstant(at) && isInstant(dueAt) && typeof tag === 'string' && eventTypes.some((type) => type === what)
  );
}
