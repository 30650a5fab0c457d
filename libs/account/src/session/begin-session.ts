import type { User } from '@dayloom/data';
import { markBrowserSession } from './browser-session.ts';
import {
  leftPrefix,
  mark,
  recentsKey,
  type Remembered,
  storageKey,
  userOfEndedSession,
} from './remembered-session.ts';
import type { Session } from './session.ts';

/**
 * Stores who is signed in on this device. A user whose session ended with the browser is noted first: their records
 * must still be removed, even though another user is signed in now.
 */
export function rememberUser({ id, email }: User, remember: boolean) {
  const left = userOfEndedSession()?.id ?? id;
  if (left !== id) {
    localStorage.setItem(leftPrefix + left, '');
    localStorage.removeItem(recentsKey);
  }
  markBrowserSession(mark);
  localStorage.setItem(storageKey, JSON.stringify({ id, email, remember } satisfies Remembered));
}

/** Signs a user in on this page and, if storage is available, on this device. */
export function beginSession(user: User, remember: boolean, setSession: (session: Session) => void) {
  // Without storage the session lasts as long as the page.
  try {
    rememberUser(user, remember);
  } catch (error) {
    console.error('The session cannot be remembered.', error);
  }
  setSession({ phase: 'signed-in', user });
}
