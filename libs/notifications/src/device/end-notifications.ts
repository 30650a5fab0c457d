import { isPushError, type NotificationLedger, type Push, type User } from '@dayloom/data';
import { clearMirror } from './scheduled-mirror.ts';
import { withScreenLock } from './screen-lock.ts';
import { withTimeout } from './with-timeout.ts';

/** How long a log-out waits for the push service, when the ledger blocks notifications. Milliseconds. */
const unregisterTimeout = 3_000;

/** How a program reaches the ledger and the push service of this device. */
export interface DeviceAccess {
  openLedger(): NotificationLedger;
  openPush(user: User): Promise<Push>;
}

/** The existing registration. A log-out never registers a worker. */
const registeredWorker = async () =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Unregisters this device from push and deletes its saved token, if the network allows it. */
async function removeToken(user: User, openPush: DeviceAccess['openPush']) {
  const worker = await registeredWorker();
  if (!worker) return;
  try {
    const push = await openPush(user);
    await withTimeout(unregisterTimeout, push.unregister(worker), 'The push service does not answer');
  } catch (error) {
    // The push service reports the invalid token to the sender.
    if (!isPushError(error)) console.warn('The token of this device is still saved.', error);
  }
}

/** Closes all notifications on the screen: they belong to the user who logs out. */
async function closeShown() {
  const worker = await registeredWorker();
  const shown = worker && (await withScreenLock(() => worker.getNotifications()));
  for (const one of shown ?? []) one.close();
}

/**
 * Ends the notifications of a user who logs out. The ledger entry is removed first: without it neither tabs nor the
 * worker show anything for this user. Does nothing if another user is notified on this device by now.
 */
export async function endNotifications(user: User, { openLedger, openPush }: DeviceAccess): Promise<void> {
  const ledger = openLedger();
  try {
    const known = await ledger.end(user.id);
    if (!known) return;
    clearMirror();
    await closeShown();
    if (known.savedAt !== undefined) await removeToken(user, openPush);
  } catch (error) {
    console.warn('The notifications of this device are still stored.', error);
  } finally {
    ledger.close();
  }
}

/**
 * Ends the notifications of a previous user who did not log out. Also removes the push subscription, so that the next
 * registration gets a new token and pushes to the old one no longer arrive.
 */
export async function endNotificationsOfOthers(user: User, ledger: NotificationLedger): Promise<void> {
  const known = await ledger.user();
  if (!known || known.user === user.id || !(await ledger.end(known.user))) return;
  clearMirror();
  await closeShown();
  await (await (await registeredWorker())?.pushManager.getSubscription())?.unsubscribe();
}
