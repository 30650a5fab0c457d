import type { Accounts } from '@dayloom/data';
import type { AttemptMessages } from './run-account-action.ts';

/** Texts of the toasts after sign-in, on the login form and on the card that asks the same user to sign in again. */
export const signInMessages: Readonly<Record<'password' | 'google', AttemptMessages>> = {
  password: { done: 'Successfully signed in!', failed: 'Signing in did not work.' },
  google: { done: 'Successfully signed in with Google!', failed: 'Signing in with Google did not work.' },
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

/**
 * What is lost after the data of this site was cleared, as far as the page can know.
 * @param isOnDevice whether accounts are in this browser alone; undefined while that is unknown
 */
export function clearedLead(isOnDevice: boolean | undefined): string {
  if (isOnDevice === undefined) return 'Please log in again.';
  return isOnDevice
    ? 'Accounts and records are kept in this browser alone. What was cleared is gone: if you cannot log in, sign up again. A file that you exported can be imported there.'
    : 'Log in again to load what the server has. Changes that had not been sent yet may be lost.';
}
