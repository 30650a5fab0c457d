import type { Accounts, User } from '@dayloom/data';
import { type Clock, isEmail, normalEmail, type UserId } from '@dayloom/domain';
import type { FirebaseConfig } from '../config.ts';
import type { AuthClient } from './auth-client.ts';
import { authSession } from './auth-session.ts';
import { type Belongings, deleteAccount } from './delete-account.ts';
import { authCodeOf, endsSession, toAccountError } from './error-codes.ts';
import { askGoogle } from './google-popup.ts';
import { enterWithGoogle, makeAccount, type Profiles, refusal, userOf } from './new-accounts.ts';

export interface FirebaseAccountsOptions {
  readonly config: Pick<FirebaseConfig, 'google'>;
  readonly clock: Clock;
  readonly profiles: Profiles;
  readonly belongings: Belongings;
  /** How long a sign-in counts as recent, in milliseconds. */
  readonly recentFor?: number;
  /** Fetches the code of Auth and opens it; called with the first use, and again after a failure. */
  readonly loadAuth: () => Promise<AuthClient>;
  /** Replaced where there is no window to open. */
  readonly google?: typeof askGoogle;
}

/** The accounts of a Firebase project, and what the backend hears of the session besides. */
export interface FirebaseAccounts extends Accounts {
  /** Whom Auth holds on this device, once it has looked. */
  signedIn(): Promise<UserId | undefined>;
  /**
   * Whether the service still gives this user a token, asked now. A new token makes Firestore begin all its listening
   * again, so this is for the case that something was refused.
   */
  grantsToken(user: User): Promise<boolean>;
  /**
   * Told when Auth ends the session by itself (account deleted or disabled, token revoked) or another tab does, never
   * of sign-outs through this object. Listening loads nothing.
   */
  onLost(listener: () => void): () => void;
  /** Told whenever somebody is signed in, in this tab or another: what waited for that may go on. */
  onEntered(listener: (user: UserId) => void): () => void;
}

/** Accounts in Firebase Auth. Its code is fetched when it is first needed. */
export function firebaseAccounts(options: FirebaseAccountsOptions): FirebaseAccounts {
  const { config, google = askGoogle } = options;
  const session = authSession(options.loadAuth);

  /** The client, once it has looked at what this device keeps. */
  async function looked(): Promise<AuthClient> {
    const client = await session.client();
    await client.ready();
    return client;
  }

  async function sendReset(typed: string) {
    const email = normalEmail(typed);
    if (!isEmail(email)) throw refusal('invalid-email');
    const client = await session.client();
    await client.sendReset(email).catch((error: unknown) => {
      // Nobody learns here which addresses have an account.
      if (authCodeOf(error) !== 'auth/user-not-found') throw toAccountError(error);
    });
  }

  /** Auth has asked the service when it looked at what this device keeps. */
  async function stillKnows(user: User): Promise<boolean> {
    const person = (await looked()).current();
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
      // Auth does so itself after some of these answers, not after all.
      await client.leave();
      return false;
    }
  }

  return {
    can: { google: config.google !== undefined, reset: true },
    signUp: (details) => session.change((client) => makeAccount(client, details, options)),
    signIn: (email, password) =>
      session.change(async (client) => userOf(await client.enter(normalEmail(email), password))),
    async signInWithGoogle() {
      if (!config.google) throw refusal('unsupported', 'No Google client is configured');
      // First of all: a window is opened only while the press still counts. Auth's code comes meanwhile.
      const asked = google();
      session.client().catch(() => undefined);
      const answer = await asked.catch((error: unknown) => {
        throw toAccountError(error);
      });
      return session.change((client) => enterWithGoogle(client, answer, options));
    },
    sendReset,
    signOut: () => session.change((client) => client.leave()),
    deleteAccount: (user, work) => deleteAccount({ ...options, session, client: looked }, user, work),
    stillKnows,
    grantsToken,
    async signedIn() {
      const id = (await looked()).current()?.id;
      return id === undefined ? undefined : (id as UserId);
    },
    onLost: session.onLost,
    onEntered: session.onEntered,
  };
}
