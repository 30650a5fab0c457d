import { AccountError, type Accounts, type User } from '@dayloom/data';
import { checkLoginDraft } from '@dayloom/domain';
import { useSetAtom } from 'jotai';
import { useAccountHost } from '../account-host.ts';
import { unknownUserAtom } from '../session/sync.ts';
import { googleFailure, loginFailure, signInMessages } from './account-messages.ts';
import { runAccountAction, type AttemptMessages } from './run-account-action.ts';
import { useAccountForm } from './use-account-form.ts';

/**
 * Form state of the card on which the same user signs in again. The session itself never ended.
 * @param onEntered called after the same user has signed in
 */
export function useSignInAgain(user: User, onEntered: () => void = () => undefined) {
  const host = useAccountHost();
  const setUnknown = useSetAtom(unknownUserAtom);

  const enter = async (
    ask: (accounts: Accounts) => Promise<User>,
    messages: AttemptMessages,
    errorText: () => string,
  ) => {
    let otherAccount: string | undefined;
    const entered = await runAccountAction(
      host,
      async (accounts) => {
        const { id } = await ask(accounts);
        if (id === user.id) return;
        // The records behind this card belong to one user: reject any other account.
        otherAccount = `That is another account. Sign in as ${user.email}, or log out first.`;
        await accounts.signOut();
        throw new AccountError('unknown', 'Another user signed in.');
      },
      messages,
    );
    if (!entered) return otherAccount ?? errorText();
    setUnknown(false);
    onEntered();
    return undefined;
  };
  const form = useAccountForm({
    initial: { email: user.email, password: '' },
    check: checkLoginDraft,
    send: ({ password }) =>
      enter((accounts) => accounts.signIn(user.email, password), signInMessages.password, loginFailure),
  });
  const withGoogle = async () => {
    form.setFailure(undefined);
    const ask = (accounts: Accounts) => accounts.signInWithGoogle();
    form.setFailure(await enter(ask, signInMessages.google, () => googleFailure));
  };
  return { ...form, withGoogle };
}
