import type { NotificationContent } from '@dayloom/data-local/device-ledger';

interface Showing {
  readonly isLate?: boolean;
  /** Without sound and vibration: it was shown already. */
  readonly silent?: boolean;
  /** With sound though the same one may still be on the screen. */
  readonly isAgain?: boolean;
}

/** The product's sign; the badge stands in the status bar of a phone, which takes its outline alone. */
export const notificationImages = {
  icon: '/notification-icon.png',
  badge: '/notification-badge.png',
} as const;

/** How a notification looks, and what it offers. */
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
