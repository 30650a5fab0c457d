import type { NotificationEvent } from '@dayloom/data';
import { isInstant } from '@dayloom/domain';

const eventTypes: ReadonlySet<unknown> = new Set<NotificationEvent['what']>([
  'shown',
  'seen',
  'snoozed',
  'missed',
  'cancelled',
  'done',
]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a stored event has the current form. Browser storage outlives releases and may be damaged. */
export const isEvent = (value: unknown): value is NotificationEvent =>
  isObject(value) &&
  isInstant(value['at']) &&
  eventTypes.has(value['what']) &&
  isObject(value['content']) &&
  isInstant(value['content']['at']) &&
  typeof value['content']['tag'] === 'string';
