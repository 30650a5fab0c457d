import type { SignUp, User } from '@dayloom/data';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { signInMessages } from './account-messages.ts';
import { runAccountAction } from './run-account-action.ts';
import { rememberUser } from '../session/remember-user.ts';
import { sessionAtom } from '../session/session.ts';

/** The account operations of the forms. Each answers false when it failed, after telling why (AU19). */
export function useAccount() {
  const setSession = useSetAtom(sessionAtom);
  const enter = useCallback(
    (user: User, remember: boolean) => {
      // Where the browser keeps nothing the session lasts as long as the page.
      try {
        rememberUser(user, remember);
      } catch (error) {
        console.error('The session cannot be remembered.', error);
      }
      setSession({ phase: 'signed-in', user });
    },
    [setSession],
  );

  return {
    signIn: (email: string, password: string, remember: boolean) =>
      runAccountAction(
        async (accounts) => enter(await accounts.signIn(email, password), remember),
        signInMessages.password,
      ),
    signUp: (details: SignUp) =>
      runAccountAction(async (accounts) => enter(await accounts.signUp(details), false), {
        done: 'Account created successfully!',
        failed: 'Failed to create account',
        headed: true,
      }),
    signInWithGoogle: (remember: boolean) =>
      runAccountAction(
        async (accounts) => enter(await accounts.signInWithGoogle(), remember),
        signInMessages.google,
      ),
    sendReset: (email: string) =>
      runAccountAction((accounts) => accounts.sendReset(email), {
        done: 'Password reset email sent! Please check your inbox.',
        failed: 'Failed to send reset email. Please check the email address.',
        headed: true,
      }),
  };
}
