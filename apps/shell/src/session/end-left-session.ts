import { backend, preloadConfig } from '../backend/backend.ts';
import { forgetUser, sessionEndedWithBrowser, userOfEndedSession } from './remembered-session.ts';

/**
 * A session that was to end with the browser leaves the account service as well, which keeps a token of its own, and
 * its records leave this device where a server has them (AU12). On the embedded backend this device is the only place
 * that has them, so its code is not even fetched. Tried again at the next start if it fails.
 */
export async function endLeftSession(): Promise<void> {
  const user = userOfEndedSession();
  if (user === undefined) return;
  try {
    if ((await preloadConfig()).backend !== 'local') {
      const { accounts, forget } = await backend();
      // Somebody may have signed in meanwhile, here or in another tab.
      if (sessionEndedWithBrowser()) await forget?.(user.id);
      if (sessionEndedWithBrowser()) await accounts.signOut();
    }
    if (sessionEndedWithBrowser()) forgetUser();
  } catch (error) {
    console.error('The session that ended with the browser is still known to the account service.', error);
  }
}
