import { AccountError, type Accounts, type SignUp, type User } from '@dayloom/data';
import {
  type Clock,
  type Fields,
  limits,
  normalEmail,
  nowOf,
  shortestPassword,
  type UserId,
  users,
  whyInvalid,
} from '@dayloom/domain';
import type { FirebaseConfig } from '../config.ts';
import type { AuthClient, Person } from './auth-client.ts';
import { authCodeOf, endsSession, toAccountError } from './error-codes.ts';
import { askGoogle, type GoogleAnswer } from './google-popup.ts';

/** The user documents, as the backend reaches them: through the store of that user. */
export interface Profiles {
  /** Whether the server has one. Asked after a Google sign-in only. */
  exists(user: User): Promise<boolean>;
  /** Writes the document of a new user; where there is one already, nothing is written. */
  write(user: User, fields: Fields<typeof users>): Promise<void>;
}

export interface FirebaseAccountsOptions {
  readonly config: Pick<FirebaseConfig, 'google'>;
  readonly clock: Clock;
  readonly profiles: Profiles;
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

const emailPattern = /^[^\s@]+@[^\s@]+$/;
const refusal = (code: AccountError['code'], message: string = code) => new AccountError(code, message);

const userOf = ({ id, email }: Person): User => ({ id: id as UserId, email: normalEmail(email) });

/** Accounts in Firebase Auth. Its code is fetched when it is first needed. */
export function firebaseAccounts(options: FirebaseAccountsOptions): FirebaseAccounts {
  const { config, clock, profiles, loadAuth, google = askGoogle } = options;
  const lost = new Set<() => void>();
  const entered = new Set<(user: UserId) => void>();
  let opening: Promise<AuthClient> | undefined;
  let held: string | undefined;
  let underWay = 0;

  function hear(id: string | undefined) {
    // While an operation of ours runs, its end says who is signed in.
    if (underWay > 0 || id === held) return;
    const before = held;
    held = id;
    if (before !== undefined) for (const listener of lost) listener();
    if (id !== undefined) for (const listener of entered) listener(id as UserId);
  }

  function auth(): Promise<AuthClient> {
    opening ??= loadAuth().then(
      (client) => {
        client.watch(hear);
        return client;
      },
      (error: unknown) => {
        opening = undefined;
        throw new AccountError('unreachable', 'The code of the account service did not come', {
          cause: error,
        });
      },
    );
    return opening;
  }

  /** Runs what changes who is signed in. */
  async function changing<T>(operation: (client: AuthClient) => Promise<T>): Promise<T> {
    const client = await auth();
    underWay += 1;
    try {
      const result = await operation(client);
      ended(client, true);
      return result;
    } catch (error) {
      ended(client, false);
      throw toAccountError(error);
    }
  }

  /** Somebody who signs in again is told as well: what the service refused may go on. */
  function ended(client: AuthClient, succeeded: boolean) {
    underWay -= 1;
    const id = client.current()?.id;
    if (underWay > 0 || (id === held && !succeeded)) return;
    held = id;
    if (id !== undefined) for (const listener of entered) listener(id as UserId);
  }

  async function signUp(client: AuthClient, { firstName, mobileNo, email: typed, password }: SignUp) {
    const email = normalEmail(typed);
    if (!emailPattern.test(email)) throw refusal('invalid-email');
    if (password.length < shortestPassword) throw refusal('weak-password');
    const profile = { firstName, email, mobileNo, createdAt: nowOf(clock) };
    const reason = whyInvalid(users, profile);
    if (reason !== undefined) throw refusal('unknown', reason);
    const user = userOf(await client.create(email, password));
    // Without its user document the account goes too: the person can press the button again (AU19).
    await profiles.write(user, profile).catch(async (error: unknown) => {
      await client.remove().catch(() => client.leave());
      throw error;
    });
    return user;
  }

  async function enterWithGoogle(client: AuthClient, answer: GoogleAnswer) {
    const person = await client.enterWithGoogle(answer).catch((error: unknown) => {
      const told = toAccountError(error);
      // There is no password to be wrong here.
      throw told.code === 'wrong-credentials'
        ? new AccountError('unknown', told.message, { cause: error })
        : told;
    });
    const user = userOf(person);
    try {
      if (!(await profiles.exists(user))) await profiles.write(user, profileOf(person));
    } catch (error) {
      await client.leave();
      throw error;
    }
    return user;
  }

  /** What Google tells of a person, within what a user document may hold (DA5). */
  const profileOf = ({ name, phone, email }: Person): Fields<typeof users> => ({
    firstName: name.slice(0, limits.firstName),
    mobileNo: phone.slice(0, limits.mobileNo),
    email: normalEmail(email),
    createdAt: nowOf(clock),
  });

  async function sendReset(typed: string) {
    const email = normalEmail(typed);
    if (!emailPattern.test(email)) throw refusal('invalid-email');
    const client = await auth();
    await client.sendReset(email).catch((error: unknown) => {
      // Nobody learns here which addresses have an account.
      if (authCodeOf(error) !== 'auth/user-not-found') throw toAccountError(error);
    });
  }

  /** Auth has asked the service when it looked at what this device keeps. */
  async function stillKnows(user: User): Promise<boolean> {
    const client = await auth();
    await client.ready();
    const person = client.current();
    return person?.id === user.id && normalEmail(person.email) === normalEmail(user.email);
  }

  async function grantsToken(user: User): Promise<boolean> {
    if (!(await stillKnows(user))) return false;
    const client = await auth();
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

  const listening =
    <T>(listeners: Set<T>) =>
    (listener: T) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };

  return {
    can: { google: config.google !== undefined, reset: true },
    signUp: (details) => changing((client) => signUp(client, details)),
    signIn: (email, password) =>
      changing(async (client) => userOf(await client.enter(normalEmail(email), password))),
    async signInWithGoogle() {
      if (!config.google) throw refusal('unsupported', 'No Google client is configured');
      // First of all: a window is opened only while the press still counts. Auth's code comes meanwhile.
      const asked = google();
      auth().catch(() => undefined);
      const answer = await asked.catch((error: unknown) => {
        throw toAccountError(error);
      });
      return changing((client) => enterWithGoogle(client, answer));
    },
    sendReset,
    signOut: () => changing((client) => client.leave()),
    stillKnows,
    grantsToken,
    async signedIn() {
      const client = await auth();
      await client.ready();
      const id = client.current()?.id;
      return id === undefined ? undefined : (id as UserId);
    },
    onLost: listening(lost),
    onEntered: listening(entered),
  };
}
