import type { User } from '@dayloom/data';
import type { Session } from './session.ts';
import { rememberUser } from './remember-user.ts';

/** Signs somebody in on this page, and on this device where that can be remembered. */
export function beginSession(user: User, remember: boolean, setSession: (session: Session) => void) {
  // Where the browser keeps nothing the session lasts as long as the page.
  try {
    rememberUser(user, remember);
  } catch (error) {
    console.error('The session cannot be remembered.', error);
  }
  setSession({ phase: 'signed-in', user });
}
