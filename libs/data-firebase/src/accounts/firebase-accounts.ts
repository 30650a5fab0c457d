import type { Accounts, User } from '@dayloom/data';
import { type Clock, isEmail, normalEmail, type UserId } from '@dayloom/domain';
import type { FirebaseConfig } from '../config.ts';
import type { AuthClient } from './auth-client.ts';
import { type AuthSession, authSession } from './auth-session.ts';
import { type AccountData, deleteAccount } from './delete-account.ts';
import { authCodeOf, endsSession, toAccountError } from './error-codes.ts';
import { askGoogle } from './google-popup.ts';
import { accountError, createAccount, enterWithGoogle, type Profiles, userOf } from './new-accounts.ts';

export interface FirebaseAccountsOptions {
  readonly config: Pick<FirebaseConfig, 'google'>;
  readonly clock: Clock;
  readonly profiles: Profiles;
  readonly accountData: AccountData;
  /** How long a sign-in counts as recent, in milliseconds. */
  readonly recentFor?: number;
  /** Loads and opens Auth; called on first use, and again after a failure. */
  readonly loadAuth: () => Promise<AuthClient>;
  /** Replaces the popup, for tests. */
  readonly google?: typeof askGoogle;
}

/** The accounts of a Firebase project, with the session events that the backend needs. */
export interface FirebaseAccounts extends Accounts, Pick<AuthSession, 'onLost' | 'onEntered'> {
  /** The signed-in user of this device, after the stored session is restored. */
  signedIn(): Promise<UserId | undefined>;
  /**
   * Requests a token to find out whether the session of this user is still valid. A new token makes Firestore restart
   * all listeners, so call this only after access was denied.
   */
  grantsToken(user: User): Promise<boolean>;
}

/** The accounts in Firebase Auth, whose code is loaded on first use. */
export function firebaseAccounts(options: FirebaseAccountsOptions): FirebaseAccounts {
  const { config, google = askGoogle } = options;
  const session = authSession(options.loadAuth);

  /** The client after it has restored the stored session. */
  async function readyClient(): Promise<AuthClient> {
    const client = await session.client();
    await client.ready();
    return client;
  }

  async function sendReset(typed: string) {
    const email = normalEmail(typed);
    if (!isEmail(email)) throw accountError('invalid-email');
    const client = await session.client();
    await client.sendReset(email).catch((error: unknown) => {
      // Do not reveal which addresses have an account.
      if (authCodeOf(error) !== 'auth/user-not-found') throw toAccountError(error);
    });
  }

  /** Auth verifies the stored session with the service when it restores it. */
  async function stillKnows(user: User): Promise<boolean> {
    const person = (await readyClient()).current();
    return person?.id === user.id && normalEmail(person.email) === normalEmail(user.email);
  }

  async function grantsToken(user: User): Promise<boolean> {
    if (!(await stillKnows(user))) return false;
    const client = await session.client();
    try {
      await client.refresh();
      return true;
    } catch (error) {
      if (!endsSession(error)) return true;
      // Auth itself signs out after only some of these errors.
      await client.leave();
      return false;
    }
  }

  return {
    can: { google: config.google !== undefined, reset: true },
    signUp: (details) => session.change((client) => createAccount(client, details, options)),
    signIn: (email, password) =>
      session.change(async (client) => userOf(await client.enter(normalEmail(email), password))),
    async signInWithGoogle() {
      if (!config.google) throw accountError('unsupported', 'No Google client is configured');
      // Call this first: the browser opens a window only during the user activation. Auth loads at the same time.
      const answering = google();
      session.client().catch(() => undefined);
      const answer = await answering.catch((error: unknown) => {
        throw toAccountError(error);
      });
      return session.change((client) => enterWithGoogle(client, answer, options));
    },
    sendReset,
    signOut: () => session.change((client) => client.leave()),
    deleteAccount: (user, work) => deleteAccount({ ...options, session, client: readyClient }, user, work),
    stillKnows,
    grantsToken,
    signedIn: async () => (await readyClient()).current()?.id as UserId | undefined,
    onLost: session.onLost,
    onEntered: session.onEntered,
  };
}
