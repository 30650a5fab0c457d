import type { Accounts } from '@dayloom/data';
import type { accountActions } from './account-actions.ts';
import { orAccountError, refusal } from './account-errors.ts';
import type { LocalOptions } from './local-options.ts';

const unsupported = () => Promise.reject(refusal('unsupported', 'This needs a Firebase project'));

/** E-mail accounts kept in this browser, without any server. */
export function localAccounts(options: LocalOptions): Accounts {
  // Whoever is signed in starts without their code: the session is checked once the screen stands.
  const act = <T>(action: (actions: ReturnType<typeof accountActions>) => Promise<T>) =>
    orAccountError(
      import(/* webpackChunkName: "local-accounts" */ './account-actions.ts').then((chunk) =>
        action(chunk.accountActions(options)),
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
