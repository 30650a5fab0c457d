import { notificationImages } from '../device/notification-options.ts';

/** Shown for a push that is not for the user of this device. The shared tag keeps it to one on the screen. */
export const neutralNotification = {
  title: 'Dayloom',
  options: {
    body: 'Something is due. Open Dayloom to see it.',
    tag: 'dayloom',
    ...notificationImages,
    data: { to: '/notifications' },
  },
};
