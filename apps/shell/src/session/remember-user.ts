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
