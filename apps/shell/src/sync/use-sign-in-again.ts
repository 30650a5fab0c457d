import { AccountError, type Accounts, type User } from '@dayloom/data';
import { useAction } from '@dayloom/platform';
import { useSetAtom } from 'jotai';
import { type SyntheticEvent, useState } from 'react';
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
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string>();

  const enter = async (
    ask: (accounts: Accounts) => Promise<User>,
    telling: AttemptMessages,
    failed: string,
  ) => {
    let sentence = failed;
    setFailure(undefined);
    const entered = await runAccountAction(async (accounts) => {
      const { id } = await ask(accounts);
      if (id === user.id) return;
      // The records behind this card are one user's: nobody else goes on with them.
      sentence = `That is another account. Sign in as ${user.email}, or log out first.`;
      await accounts.signOut();
      throw new AccountError('unknown', 'Another user signed in.');
    }, telling);
    if (entered) setUnknown(false);
    else setFailure(sentence);
  };
  const sending = useAction(() =>
    enter(
      (accounts) => accounts.signIn(user.email, password),
      byPassword,
      'Failed to log in. Please check your credentials.',
    ),
  );
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') event.currentTarget.querySelector<HTMLElement>('[name=password]')?.focus();
    else void sending.run();
  };
  return {
    password,
    setPassword,
    error: missing && password === '' ? 'Password is required' : undefined,
    failure,
    pending: sending.pending,
    submit,
    withGoogle: () =>
      enter((accounts) => accounts.signInWithGoogle(), byGoogle, 'Failed to sign in with Google.'),
  };
}
