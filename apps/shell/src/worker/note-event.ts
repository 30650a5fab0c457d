import type { NotificationEvent, Snooze } from '@dayloom/data-local/device-ledger';
import type { LedgerChanged } from '../notifications/worker-messages.ts';
import type { WorkerWorld } from './worker-world.ts';

const changed: LedgerChanged = { type: 'dayloom-notifications-changed' };

/**
 * Writes down what happened, for a tab to make a receipt of, and tells those that are open.
 * @param snooze what is over with it
 */
export async function noteEvent(
  { ledger, clients }: Pick<WorkerWorld, 'ledger' | 'clients'>,
  event: NotificationEvent,
  snooze?: Snooze,
): Promise<void> {
  try {
    await (snooze ? ledger.endSnooze(snooze, event) : ledger.note(event));
  } catch (error) {
    // What is on the screen matters more than what is written down about it.
    console.error('What became of a notification is not written down.', error);
    return;
  }
  await tellTabs(clients);
}

/** Has the open tabs look at what the ledger holds, and at what is on the screen. */
export async function tellTabs(clients: WorkerWorld['clients']): Promise<void> {
  for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage(changed);
}
