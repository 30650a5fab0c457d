import type { User } from '@dayloom/data';
import {
  leftPrefix,
  mark,
  recentsKey,
  type Remembered,
  storageKey,
  userOfEndedSession,
} from './remembered-session.ts';

/**
 * Remembers who is signed in on this device. Whoever left with the browser and was not forgotten yet is noted first:
 * their records must go though somebody else is here now.
 */
export function rememberUser({ id, email }: User, remember: boolean) {
  const left = userOfEndedSession()?.id ?? id;
  if (left !== id) {
    localStorage.setItem(leftPrefix + left, '');
    localStorage.removeItem(recentsKey);
  }
  document.cookie = `${mark}=1; path=/; SameSite=Strict`;
  localStorage.setItem(storageKey, JSON.stringify({ id, email, remember } satisfies Remembered));
}
