import type { NotificationContent } from '@dayloom/data-local/device-ledger';
import type { Display, Permission, ShownNotification } from './display.ts';
import { notificationOptions } from './notification-options.ts';
import { notificationWorker } from './notification-worker.ts';
import { inScreenTurn } from './screen-turn.ts';

/** Whether this browser can notify at all, and may; some have notifications and no workers to show them. */
export const permissionOfBrowser = (): Permission =>
  'Notification' in globalThis && 'serviceWorker' in navigator ? Notification.permission : 'unsupported';

const isContent = (data: unknown): data is NotificationContent =>
  typeof data === 'object' && data !== null && 'tag' in data && 'at' in data && 'kind' in data;

/** The system's notifications, by way of the one service worker: only those have buttons. */
export const browserDisplay: Display = {
  permission: permissionOfBrowser,
  async show(content, { take, ...showing }) {
    const worker = await notificationWorker();
    const { title, options } = notificationOptions(content, showing);
    return inScreenTurn(async () => {
      if (take && !(await take())) return false;
      await worker.showNotification(title, options);
      return true;
    });
  },
  async shown() {
    if (permissionOfBrowser() !== 'granted') return [];
    // Without a worker nothing is shown, and nobody waits here for one that does not come.
    const worker = await navigator.serviceWorker.getRegistration();
    const all = worker ? await inScreenTurn(() => worker.getNotifications()) : [];
    return all.flatMap((one): readonly ShownNotification[] => {
      const content: unknown = one.data;
      return isContent(content) ? [{ content, close: () => one.close() }] : [];
    });
  },
};
