import { AccountError, type Accounts, type User } from '@dayloom/data';
import { checkLoginDraft } from '@dayloom/domain';
import { useSetAtom } from 'jotai';
import { useAccountForm } from '../login/use-account-form.ts';
import { runAccountAction, type AttemptMessages } from '../session/run-account-action.ts';
import { unknownUserAtom } from './sync.ts';

const byPassword: AttemptMessages = { done: 'Successfully signed in!', failed: 'Signing in did not work.' };
const byGoogle: AttemptMessages = {
  done: 'Successfully signed in with Google!',
  failed: 'Signing in with Google did not work.',
};

/** What is typed on the card that asks the same user in again, and sending it. The session itself never ended. */
export function useSignInAgain(user: User) {
  const setUnknown = useSetAtom(unknownUserAtom);

  const enter = async (
    ask: (accounts: Accounts) => Promise<User>,
    telling: AttemptMessages,
    failed: string,
  ) => {
    let sentence = failed;
    const entered = await runAccountAction(async (accounts) => {
      const { id } = await ask(accounts);
      if (id === user.id) return;
      // The records behind this card are one user's: nobody else goes on with them.
      sentence = `That is another account. Sign in as ${user.email}, or log out first.`;
      await accounts.signOut();
      throw new AccountError('unknown', 'Another user signed in.');
    }, telling);
    if (!entered) return sentence;
    setUnknown(false);
    return undefined;
  };
  const form = useAccountForm({
    initial: { email: user.email, password: '' },
    check: checkLoginDraft,
    send: ({ password }) =>
      enter(
        (accounts) => accounts.signIn(user.email, password),
        byPassword,
        'Failed to log in. Please check your credentials.',
      ),
  });
  const withGoogle = async () => {
    form.setFailure(undefined);
    const ask = (accounts: Accounts) => accounts.signInWithGoogle();
    form.setFailure(await enter(ask, byGoogle, 'Failed to sign in with Google.'));
  };
  return { ...form, withGoogle };
}
