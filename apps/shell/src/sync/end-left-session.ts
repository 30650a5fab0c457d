import type { UserId } from '@dayloom/domain';
import { backend, preloadConfig } from '../backend/backend.ts';
import { loadEndNotifications } from '../notifications/load-end-notifications.ts';
import { forgetUser, leftPrefix, rememberedUser, userOfEndedSession } from '../session/remembered-session.ts';

/** The backend with a server; undefined for the embedded one, whose code is not loaded. */
const serverBackend = async () => ((await preloadConfig()).backend === 'local' ? undefined : backend());

/**
 * Ends a session that was not to be remembered after the browser closed: ends its notifications, removes its records
 * from this device and signs out of the account service, which has its own token. With the embedded backend the records
 * stay, since there is no other copy. A failure is retried at the next start.
 */
async function endLeftSession(): Promise<void> {
  const user = userOfEndedSession();
  if (user === undefined) return;
  try {
    // The push token can only be removed while the account service still knows the user.
    await (
      await loadEndNotifications()
    )(user);
    const server = await serverBackend();
    // Another user may sign in during these requests, here or in another tab.
    if (userOfEndedSession()) await server?.forget?.(user.id);
    if (userOfEndedSession()) await server?.accounts.signOut();
    if (userOfEndedSession()) forgetUser();
  } catch (error) {
    console.error('The session that ended with the browser is still known to the account service.', error);
  }
}

/** Removes a user's records from this device, unless that user has signed in again. */
async function forgetLeftUser(user: UserId) {
  const server = await serverBackend();
  if (rememberedUser()?.id !== user) await server?.forget?.(user);
  localStorage.removeItem(leftPrefix + user);
}

/**
 * Removes the records of users whose session ended with the browser and could not be cleaned up before another user
 * signed in. A failure is retried at the next start.
 */
async function forgetLeftUsers(): Promise<void> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(leftPrefix));
  try {
    await Promise.all(keys.map((key) => forgetLeftUser(key.slice(leftPrefix.length) as UserId)));
  } catch (error) {
    console.error('The records of a session that ended with the browser are still on this device.', error);
  }
}

/** Cleans up ended sessions. Never signs out a user who is signed in. */
export async function endLeftSessions(isSignedIn: boolean): Promise<void> {
  if (!isSignedIn) await endLeftSession();
  await forgetLeftUsers();
}
