import type { UserId } from '@dayloom/domain';
import { backend, preloadConfig } from '../backend/backend.ts';
import { loadEndNotifications } from '../notifications/load-end-notifications.ts';
import { forgetUser, leftPrefix, rememberedUser, userOfEndedSession } from '../session/remembered-session.ts';

/** What the server's backend offers for this; nothing on the embedded one, whose code is not even fetched. */
const serverBackend = async () => ((await preloadConfig()).backend === 'local' ? undefined : backend());

/**
 * A session that was to end with the browser leaves the account service as well, which keeps a token of its own, and
 * its records leave this device where a server has them; nothing is notified of any more. On the
 * embedded backend this device is the only place that has them. Tried again at the next start if it fails.
 */
async function endLeftSession(): Promise<void> {
  const user = userOfEndedSession();
  if (user === undefined) return;
  try {
    // The token can be taken back by whoever the account service still knows.
    await (
      await loadEndNotifications()
    )(user);
    const server = await serverBackend();
    // Somebody may have signed in meanwhile, here or in another tab.
    if (userOfEndedSession()) await server?.forget?.(user.id);
    if (userOfEndedSession()) await server?.accounts.signOut();
    if (userOfEndedSession()) forgetUser();
  } catch (error) {
    console.error('The session that ended with the browser is still known to the account service.', error);
  }
}

/** Whoever signed in again is spared. */
async function forgetLeftUser(user: UserId) {
  const server = await serverBackend();
  if (rememberedUser()?.id !== user) await server?.forget?.(user);
  localStorage.removeItem(leftPrefix + user);
}

/**
 * Takes off this device the records of those whose session ended with the browser, and who were not forgotten before
 * somebody else signed in. Tried again at the next start if it fails.
 */
async function forgetLeftUsers(): Promise<void> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(leftPrefix));
  try {
    await Promise.all(keys.map((key) => forgetLeftUser(key.slice(leftPrefix.length) as UserId)));
  } catch (error) {
    console.error('The records of a session that ended with the browser are still on this device.', error);
  }
}

/** Nobody is signed out where somebody is signed in. */
export async function endLeftSessions(isSignedIn: boolean): Promise<void> {
  if (!isSignedIn) await endLeftSession();
  await forgetLeftUsers();
}
