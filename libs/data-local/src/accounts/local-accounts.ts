import type { Accounts } from '@dayloom/data';
import type { LocalOptions } from '../connection/local-options.ts';
import type { accountActions } from './account-actions.ts';
import { orAccountError, accountError } from './account-errors.ts';

const unsupported = () => Promise.reject(accountError('unsupported', 'This needs a Firebase project'));

/** E-mail accounts stored in this browser, without a server. */
export function localAccounts(options: LocalOptions): Accounts {
  // Loaded on demand: a start with a session does not need this code before the first screen is shown.
  const act = <T>(action: (actions: ReturnType<typeof accountActions>) => Promise<T>) =>
    orAccountError(
      import(/* webpackChunkName: "local-accounts" */ './account-actions.ts').then((module) =>
        action(module.accountActions(options)),
      ),
    );
  return {
    can: { google: false, reset: false },
    signUp: (details) => act(({ signUp }) => signUp(details)),
    signIn: (email, password) => act(({ signIn }) => signIn(email, password)),
    signInWithGoogle: unsupported,
    sendReset: unsupported,
    signOut: () => Promise.resolve(),
    deleteAccount: (user, work) =>
      act((actions) => actions.deleteAccount(user, work)).catch((error: unknown) => {
        throw work?.signal?.aborted === true ? work.signal.reason : error;
      }),
    stillKnows: (user) => act(({ stillKnows }) => stillKnows(user)),
    device: {
      enterSample: () => act(({ enterSample }) => enterSample()),
      keepSample: (details) => act(({ keepSample }) => keepSample(details)),
      removeSample: () => act(({ removeSample }) => removeSample()),
    },
  };
}
