import type { NotificationContent } from '@dayloom/domain/notifications';
import type { Display, Permission, ShownNotification } from './display.ts';
import { notificationOptions } from './notification-options.ts';
import { notificationWorker } from './notification-worker.ts';
import { withScreenLock } from './screen-lock.ts';

/** The notification permission; 'unsupported' where the browser lacks notifications or service workers. */
export const permissionOfBrowser = (): Permission =>
  'Notification' in globalThis && 'serviceWorker' in navigator ? Notification.permission : 'unsupported';

const isContent = (data: unknown): data is NotificationContent =>
  typeof data === 'object' && data !== null && 'tag' in data && 'at' in data && 'kind' in data;

/** Shows system notifications through the service worker: only those can have buttons. */
export const browserDisplay: Display = {
  permission: permissionOfBrowser,
  async show(content, { claim, ...showing }) {
    const worker = await notificationWorker();
    const { title, options } = notificationOptions(content, showing);
    return withScreenLock(async () => {
      if (claim && !(await claim())) return false;
      await worker.showNotification(title, options);
      return true;
    });
  },
  async shown() {
    if (permissionOfBrowser() !== 'granted') return [];
    // Without a registered worker nothing is shown. `ready` might never resolve.
    const worker = await navigator.serviceWorker.getRegistration();
    const all = worker ? await withScreenLock(() => worker.getNotifications()) : [];
    return all.flatMap((notification): readonly ShownNotification[] => {
      const content: unknown = notification.data;
      return isContent(content) ? [{ content, close: () => notification.close() }] : [];
    });
  },
};
