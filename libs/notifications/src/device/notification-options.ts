import type { NotificationContent } from '@dayloom/domain/notifications';
import type { Showing } from './display.ts';

/** The product's logo. The badge appears in a phone's status bar, which uses only its outline. */
export const notificationImages = {
  icon: '/notification-icon.png',
  badge: '/notification-badge.png',
} as const;

/** Title and options for `showNotification`. */
export function notificationOptions(
  content: NotificationContent,
  { isLate = false, silent = false, isAgain = false }: Omit<Showing, 'claim'> = {},
): { readonly title: string; readonly options: NotificationOptions } {
  const options: NotificationOptions & Record<string, unknown> = {
    body: isLate ? content.lateBody : content.body,
    tag: content.tag,
    ...notificationImages,
    data: content,
    requireInteraction: true,
    actions: [
      { action: 'view', title: 'View Details' },
      { action: 'snooze', title: 'Snooze 5min' },
    ],
    ...(silent ? { silent: true } : { vibrate: [100, 50, 100] }),
    ...(isAgain && { renotify: true }),
  };
  return { title: content.title, options };
}
