import type { Accounts, SignUp, User } from '@dayloom/data';
import { isSampleUser } from '@dayloom/domain';
import { useAtom } from 'jotai';
import { useAccountHost } from '../account-host.ts';
import { beginSession } from '../session/begin-session.ts';
import { type Session, sessionAtom } from '../session/session.ts';
import { signInMessages } from './account-messages.ts';
import { runAccountAction } from './run-account-action.ts';

/** A user of the sample day keeps its records in the new account. */
const signUpFrom = (session: Session, { signUp, device }: Accounts) =>
  session.phase === 'signed-in' && isSampleUser(session.user) ? (device?.keepSample ?? signUp) : signUp;

/** The account operations of the forms. Each returns false if it failed, after reporting the reason. */
export function useAccount() {
  const host = useAccountHost();
  const [session, setSession] = useAtom(sessionAtom);
  const enter = (user: User, remember: boolean) => beginSession(user, remember, setSession);

  return {
    signIn: (email: string, password: string, remember: boolean) =>
      runAccountAction(
        host,
        async (accounts) => enter(await accounts.signIn(email, password), remember),
        signInMessages.password,
      ),
    signUp: (details: SignUp) =>
      runAccountAction(host, async (accounts) => enter(await signUpFrom(session, accounts)(details), false), {
        done: 'Account created successfully!',
        failed: 'Failed to create account',
        headed: true,
      }),
    signInWithGoogle: (remember: boolean) =>
      runAccountAction(
        host,
        async (accounts) => enter(await accounts.signInWithGoogle(), remember),
        signInMessages.google,
      ),
    sendReset: (email: string) =>
      runAccountAction(host, (accounts) => accounts.sendReset(email), {
        done: 'Password reset email sent! Please check your inbox.',
        failed: 'Failed to send reset email. Please check the email address.',
        headed: true,
      }),
  };
}
