import { backend, preloadConfig } from '../backend/backend.ts';
import { forgetUser, sessionEndedWithBrowser } from './remembered-session.ts';

/**
 * A session that was to end with the browser leaves the account service as well, which keeps a token of its own (AU12).
 * The embedded backend keeps none, so its code is not fetched for this. Tried again at the next start if it fails.
 */
export async function endLeftSession(): Promise<void> {
  if (!sessionEndedWithBrowser()) return;
  try {
    if ((await preloadConfig()).backend !== 'local') {
      const { accounts } = await backend();
      // Somebody may have signed in meanwhile, here or in another tab.
      if (sessionEndedWithBrowser()) await accounts.signOut();
    }
    if (sessionEndedWithBrowser()) forgetUser();
  } catch (error) {
    console.error('The session that ended with the browser is still known to the account service.', error);
  }
}
