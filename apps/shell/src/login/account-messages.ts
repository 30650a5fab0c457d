import type { Accounts } from '@dayloom/data';
import type { AttemptMessages } from './run-account-action.ts';

/** Texts of the toasts after sign-in, on the login form and on the card that asks the same user to sign in again. */
export const signInMessages: Readonly<Record<'password' | 'google', AttemptMessages>> = {
  password: { done: 'Successfully signed in!', failed: 'Signing in did not work.' },
  google: {
    done: 'Successfully signed in with Google!',
    failed: 'Signing in with Google did not work.',
  },
};

/** The form's error after a failed sign-in with Google. */
export const googleFailure = 'Failed to sign in with Google.';

/**
 * The form's error after a failed sign-in. Without a network, the credentials may be correct.
 * @param can the embedded accounts, which send no mail, need no network
 */
export const loginFailure = (can?: Accounts['can']) =>
  !navigator.onLine && can?.reset !== false
    ? 'Failed to log in. There is no network.'
    : 'Failed to log in. Please check your credentials.';
