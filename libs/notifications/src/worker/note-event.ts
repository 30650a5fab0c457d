import type { NotificationEvent } from '@dayloom/data';
import type { Snooze } from '@dayloom/domain/notifications';
import type { LedgerChanged } from '../device/worker-messages.ts';
import type { WorkerWorld } from './worker-world.ts';

const changed: LedgerChanged = { type: 'dayloom-notifications-changed' };

/**
 * Notes an event in the ledger, from which a tab writes a receipt, and notifies the open tabs.
 * @param snooze the snooze that ends with this event
 */
export async function noteEvent(
  { ledger, clients }: Pick<WorkerWorld, 'ledger' | 'clients'>,
  event: NotificationEvent,
  snooze?: Snooze,
): Promise<void> {
  try {
    await (snooze ? ledger.endSnooze(snooze, event) : ledger.note(event));
  } catch (error) {
    // The notification matters more than its record.
    console.error('An event of a notification cannot be recorded.', error);
    return;
  }
  await notifyTabs(clients);
}

/** Asks the open tabs to check the ledger and the notifications on the screen. */
export async function notifyTabs(clients: WorkerWorld['clients']): Promise<void> {
  for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage(changed);
}
