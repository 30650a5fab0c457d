import type { NotificationContent } from '@dayloom/domain/notifications';
import type { Showing } from './display.ts';

/** The product's logo. The badge appears in a phone's status bar, which uses only its outline. */
export const notificationImages = {
  icon: '/notification-icon.png',
  badge: '/notification-badge.png',
} as const;

const view = { action: 'view', title: 'View Details' };
const snooze = { action: 'snooze', title: 'Snooze 5min' };
const done = { action: 'done', title: 'Done' };

/** Safari does not say how many it shows. */
const mostButtons = () =>
  ('Notification' in globalThis && (Notification as { readonly maxActions?: number }).maxActions) || 2;

/** 'Done' is for what has a record; further buttons than the platform shows would be left out. */
function buttonsOf({ kind }: NotificationContent, first: Showing['button']) {
  const canBeDone = kind === 'reminder' || kind === 'schedule';
  if (canBeDone && mostButtons() > 2) return [view, snooze, done];
  return [canBeDone && first === 'done' ? done : view, snooze];
}

/** Title and options for `showNotification`. */
export function notificationOptions(
  content: NotificationContent,
  { isLate = false, silent = false, isAgain = false, button }: Omit<Showing, 'claim'> = {},
): { readonly title: string; readonly options: NotificationOptions } {
  const options: NotificationOptions & Record<string, unknown> = {
    body: isLate ? content.lateBody : content.body,
    tag: content.tag,
    ...notificationImages,
    data: content,
    requireInteraction: true,
    actions: buttonsOf(content, button),
    ...(silent ? { silent: true } : { vibrate: [100, 50, 100] }),
    ...(isAgain && { renotify: true }),
  };
  return { title: content.title, options };
}
