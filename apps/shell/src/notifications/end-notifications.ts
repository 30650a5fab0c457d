import { isPushError, type User } from '@dayloom/data';
import { DeviceLedger } from '@dayloom/data-local/device-ledger';
import { backend } from '../backend/backend.ts';
import { withTimeout } from '../loader/with-timeout.ts';
import { clearMirror } from './scheduled-mirror.ts';
import { inScreenTurn } from './screen-turn.ts';

/** How long, in milliseconds, a log-out waits for the push service: the device is deaf before it answers. */
const longestWait = 3_000;

/** The worker that is there: none is registered for somebody who goes. */
const knownWorker = async () =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Nothing reaches this device any more, and its token is saved no longer, as far as the network lets it. */
async function removeToken(user: User) {
  const worker = await knownWorker();
  if (!worker) return;
  try {
    const push = (await backend()).openPush(user);
    await withTimeout(longestWait, push.unregister(worker));
  } catch (error) {
    // The sender learns from the service that the token is gone.
    if (!isPushError(error)) console.warn('The token of this device is still saved.', error);
  }
}

/** Everything goes off the screen: what was put there was for nobody else. */
async function closeShown() {
  const worker = await knownWorker();
  const shown = worker && (await inScreenTurn(() => worker.getNotifications()));
  for (const one of shown ?? []) one.close();
}

/**
 * Ends the notifications of whoever leaves: none of them appears here from now on. The ledger first, without
 * which neither tab nor worker shows anything more of theirs. Who is notified here by now is left alone.
 */
export async function endNotifications(user: User): Promise<void> {
  const ledger = new DeviceLedger();
  try {
    const known = await ledger.end(user.id);
    if (!known) return;
    clearMirror();
    await closeShown();
    if (known.savedAt !== undefined) await removeToken(user);
  } catch (error) {
    console.warn('What this device was to notify of is still kept.', error);
  } finally {
    ledger.close();
  }
}

/**
 * Ends here what was for somebody else, who left without logging out. The subscription goes as well: the next
 * registration then gets a token of its own, and what is still sent to theirs does not come.
 */
export async function endNotificationsOfOthers(user: User, ledger: DeviceLedger): Promise<void> {
  const known = await ledger.user();
  if (!known || known.user === user.id || !(await ledger.end(known.user))) return;
  clearMirror();
  await closeShown();
  await (await (await knownWorker())?.pushManager.getSubscription())?.unsubscribe();
}
