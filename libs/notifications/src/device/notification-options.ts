import type { NotificationContent } from '@dayloom/domain/notifications';

interface Showing {
  readonly isLate?: boolean;
  /** Without sound and vibration. */
  readonly silent?: boolean;
  /** Plays the sound again even if the same notification is still on the screen. */
  readonly isAgain?: boolean;
}

/** The product's logo. The badge appears in a phone's status bar, which uses only its outline. */
export const notificationImages = {
  icon: '/notification-icon.png',
  badge: '/notification-badge.png',
} as const;

/** Title and options for `showNotification`. */
export function notificationOptions(
  content: NotificationContent,
  { isLate = false, silent = false, isAgain = false }: Showing = {},
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
