import { notificationImages } from '../notifications/notification-options.ts';

/** What is shown for a push that tells nothing to whoever uses this device; two of them are one on the screen. */
export const neutralNotification = {
  title: 'Dayloom',
  options: {
    body: 'Something is due. Open Dayloom to see it.',
    tag: 'dayloom',
    ...notificationImages,
    data: { to: '/notifications' },
  },
};
