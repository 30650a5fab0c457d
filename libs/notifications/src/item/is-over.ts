import { notifiedRecordOf } from '@dayloom/data';
import type { NotificationContent } from '@dayloom/domain/notifications';
import type { Shell } from '@dayloom/platform';
import { isDeleted } from './is-deleted.ts';

/**
 * Whether what a notification is about was deleted or is done, or was put off after it. False while it is unknown.
 * @param isPushed its item may not have reached this device yet
 * @throws StoreError if it cannot be read, and the error of code that cannot be loaded
 */
export async function isOver(
  shell: Pick<Shell, 'store' | 'user'>,
  content: NotificationContent,
  isPushed = false,
): Promise<boolean> {
  const query = notifiedRecordOf(shell.user.id, content);
  const [record] = query ? (await shell.store.get(query)).records : [];
  if (!record) return !isPushed && isDeleted(shell, content);
  const { completed = false, snoozedUntil = '' } = record;
  return completed || snoozedUntil > content.at;
}
