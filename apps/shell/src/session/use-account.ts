import { type Accounts, sentenceOf, type SignUp, type User } from '@dayloom/data';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { backend } from '../backend/backend.ts';
import { toasts } from '../toasts/toasts.ts';
import { rememberUser } from './remembered-session.ts';
import { sessionAtom } from './session.ts';

interface Telling {
  readonly done: string;
  /** Said where the provider's message has no plain words. */
  readonly failed: string;
  /** `failed` heads the toast in any case, and the provider's message in plain words stands below it (ER7, ER9). */
  readonly headed?: boolean;
}

/** The account operations of the forms. Each answers false when it failed, after telling why (AU19). */
export function useAccount() {
  const setSession = useSetAtom(sessionAtom);

  const run = useCallback(
    async (
      operation: (accounts: Accounts) => Promise<void>,
      { done, failed, headed = false }: Telling,
    ): Promise<boolean> => {
      try {
        await operation((await backend()).accounts);
        toasts.success(done);
        return true;
      } catch (error) {
        toasts.error(headed ? failed : (sentenceOf(error) ?? failed), error);
        return false;
      }
    },
    [],
  );

  const enter = useCallback(
    (user: User, remember: boolean) => {
      rememberUser(user, remember);
      setSession({ phase: 'signed-in', user });
    },
    [setSession],
  );

  return {
    signIn: (email: string, password: string, remember: boolean) =>
      run(async (accounts) => enter(await accounts.signIn(email, password), remember), {
        done: 'Successfully signed in!',
        failed: 'Signing in did not work.',
      }),
    signUp: (details: SignUp) =>
      run(async (accounts) => enter(await accounts.signUp(details), false), {
        done: 'Account created successfully!',
        failed: 'Failed to create account',
        headed: true,
      }),
    signInWithGoogle: (remember: boolean) =>
      run(async (accounts) => enter(await accounts.signInWithGoogle(), remember), {
        done: 'Successfully signed in with Google!',
        failed: 'Signing in with Google did not work.',
      }),
    sendReset: (email: string) =>
      run((accounts) => accounts.sendReset(email), {
        done: 'Password reset email sent! Please check your inbox.',
        failed: 'Failed to send reset email. Please check the email address.',
        headed: true,
      }),
  };
}
