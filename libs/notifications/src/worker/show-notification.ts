import type { NotificationContent } from '@dayloom/domain/notifications';
import type { Showing } from '../device/display.ts';
import { notificationOptions } from '../device/notification-options.ts';
import type { WorkerWorld } from './worker-world.ts';

/** Shows a notification with the buttons that the user chose; a tab copies the choice into the ledger. */
export async function showNotification(
  content: NotificationContent,
  showing: Omit<Showing, 'claim' | 'button'>,
  { ledger, registration }: Pick<WorkerWorld, 'ledger' | 'registration'>,
): Promise<void> {
  const user = await ledger.user().catch(() => undefined);
  const { title, options } = notificationOptions(content, { ...showing, button: user?.button });
  await registration.showNotification(title, options);
}
