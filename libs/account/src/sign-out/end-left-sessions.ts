import type { UserId } from '@dayloom/domain';
import type { AccountHost } from '../account-host.ts';
import { forgetUser, leftPrefix, rememberedUser, userOfEndedSession } from '../session/remembered-session.ts';

type Host = Pick<AccountHost, 'backend' | 'backendName' | 'endNotifications'>;

/** The backend with a server; undefined for the embedded one, whose code is not loaded. */
const serverBackend = async ({ backend, backendName }: Host) =>
  (await backendName()) === 'local' ? undefined : backend();

/**
 * Ends a session that was not to be remembered after the browser closed: ends its notifications, removes its records
 * from this device and signs out of the account service, which has its own token. With the embedded backend the records
 * stay, since there is no other copy. A failure is retried at the next start.
 */
async function endLeftSession(host: Host): Promise<void> {
  const user = userOfEndedSession();
  if (user === undefined) return;
  try {
    // The push token can only be removed while the account service still knows the user.
    await host.endNotifications(user);
    const server = await serverBackend(host);
    // Another user may sign in during these requests, here or in another tab.
    if (userOfEndedSession()) await server?.forget?.(user.id);
    if (userOfEndedSession()) await server?.accounts.signOut();
    if (userOfEndedSession()) forgetUser();
  } catch (error) {
    console.error('The session that ended with the browser is still known to the account service.', error);
  }
}

/** Removes a user's records from this device, unless that user has signed in again. */
async function forgetLeftUser(user: UserId, host: Host) {
  const server = await serverBackend(host);
  if (rememberedUser()?.id !== user) await server?.forget?.(user);
  localStorage.removeItem(leftPrefix + user);
}

/**
 * Removes the records of users whose session ended with the browser and could not be cleaned up before another user
 * signed in. A failure is retried at the next start.
 */
async function forgetLeftUsers(host: Host): Promise<void> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(leftPrefix));
  try {
    await Promise.all(keys.map((key) => forgetLeftUser(key.slice(leftPrefix.length) as UserId, host)));
  } catch (error) {
    console.error('The records of a session that ended with the browser are still on this device.', error);
  }
}

/** Cleans up ended sessions. Never signs out a user who is signed in. */
export async function endLeftSessions(isSignedIn: boolean, host: Host): Promise<void> {
  if (!isSignedIn) await endLeftSession(host);
  await forgetLeftUsers(host);
}
