import type { Accounts } from '@dayloom/data';
import type { AttemptMessages } from './run-account-action.ts';

/** What the toasts say of signing in, on the login form and on the card that asks the same user in again. */
export const signInMessages: Readonly<Record<'password' | 'google', AttemptMessages>> = {
  password: { done: 'Successfully signed in!', failed: 'Signing in did not work.' },
  google: {
    done: 'Successfully signed in with Google!',
    failed: 'Signing in with Google did not work.',
  },
};

/** What the form says after a failed login with Google. */
export const googleFailure = 'Failed to sign in with Google.';

/**
 * What the form says after a failed login: nothing is wrong with the credentials where there is no network.
 * @param can the embedded accounts, which send no mail, need none
 */
export const loginFailure = (can?: Accounts['can']) =>
  !navigator.onLine && can?.reset !== false
    ? 'Failed to log in. There is no network.'
    : 'Failed to log in. Please check your credentials.';
