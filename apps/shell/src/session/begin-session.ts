import type { User } from '@dayloom/data';
import type { Session } from './session.ts';
import { rememberUser } from './remember-user.ts';

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
