import {
  AccountError,
  type AccountErrorCode,
  type Accounts,
  create,
  isAccountError,
  isStoreError,
  type SignUp,
  type User,
} from '@dayloom/data';
import { type Fields, nowOf, type UserId, users, whyInvalid } from '@dayloom/domain';
import { unwrap } from 'idb';
import { connectionTo } from './connection.ts';
import type { LocalOptions } from './local-options.ts';
import { openLocalStore } from './local-store.ts';
import type { DatabaseSpec } from './open-database.ts';
import { hashPassword, isPassword, type PasswordHash } from './password.ts';

interface Account extends User {
  readonly password: PasswordHash;
}

const store = 'accounts';
const accountsDatabase: DatabaseSpec = {
  name: 'dayloom-accounts',
  version: 1,
  upgrade: (database) => void database.createObjectStore(store, { keyPath: 'email' }),
};
const shortestPassword = 8;
const emailPattern = /^[^\s@]+@[^\s@]+$/;

const normalised = (email: string) => email.trim().toLowerCase();
const refusal = (code: AccountErrorCode, message: string = code) => new AccountError(code, message);
const unsupported = () => Promise.reject(refusal('unsupported', 'This needs a Firebase project'));

const sharedCodes = new Set<string>(['storage-full', 'storage-blocked'] satisfies AccountErrorCode[]);
const isShared = (code: string): code is 'storage-full' | 'storage-blocked' => sharedCodes.has(code);

function toAccountError(error: unknown): AccountError {
  if (isAccountError(error)) return error;
  const code = isStoreError(error) && isShared(error.code) ? error.code : 'unknown';
  return new AccountError(code, error instanceof Error ? error.message : String(error), { cause: error });
}

const orAccountError = <T>(promise: Promise<T>): Promise<T> =>
  promise.catch((error: unknown) => {
    throw toAccountError(error);
  });

/** A damaged entry is like none at all: signing in answers the same, and nothing breaks. */
const isAccount = (entry: Partial<Account> | undefined): entry is Account =>
  typeof entry?.id === 'string' &&
  entry.password?.salt instanceof Uint8Array &&
  entry.password.hash instanceof Uint8Array &&
  Number.isSafeInteger(entry.password.rounds);

/** E-mail accounts kept in this browser, without any server (AU21). */
export function localAccounts(options: LocalOptions): Accounts {
  const connection = connectionTo(accountsDatabase, () => options.indexedDB ?? globalThis.indexedDB);

  const find = (email: string): Promise<Account | undefined> =>
    connection.run([store], 'readonly', async (transaction) => {
      const entry: Partial<Account> | undefined = await transaction.objectStore(store).get(email);
      return isAccount(entry) ? entry : undefined;
    });

  /** Answers false, and writes nothing, where the e-mail has been taken by now. */
  const add = (account: Account) =>
    connection.run([store], 'readwrite', async (transaction) => {
      if (await transaction.objectStore(store).get(account.email)) return false;
      unwrap(transaction).objectStore(store).put(account);
      return true;
    });

  const removeAccount = (email: string) =>
    connection.run([store], 'readwrite', async (transaction) => {
      unwrap(transaction).objectStore(store).delete(email);
    });

  async function writeProfile(id: UserId, fields: Fields<typeof users>) {
    const records = openLocalStore(id, options);
    try {
      await records.commit([create(users, id, fields)]);
    } finally {
      records.close();
    }
  }

  async function signUp({ firstName, mobileNo, email: typed, password }: SignUp): Promise<User> {
    const email = normalised(typed);
    if (!emailPattern.test(email)) throw refusal('invalid-email');
    if (password.length < shortestPassword) throw refusal('weak-password');
    const profile = { firstName, email, mobileNo, createdAt: nowOf(options.clock) };
    const reason = whyInvalid(users, profile);
    if (reason !== undefined) throw refusal('unknown', reason);
    if (await find(email)) throw refusal('email-taken');
    const user: User = { id: options.newId() as UserId, email };
    const isAdded = await add({ ...user, password: await hashPassword(password) });
    if (!isAdded) throw refusal('email-taken');
    // Without its user document the account goes too: the person can press the button again (AU19).
    await writeProfile(user.id, profile).catch(async (error: unknown) => {
      await removeAccount(email).catch(() => undefined);
      throw error;
    });
    askToPersist();
    return user;
  }

  async function signIn(typed: string, password: string): Promise<User> {
    const email = normalised(typed);
    const account = await find(email);
    if (!(await isPassword(password, account?.password)) || !account) throw refusal('wrong-credentials');
    return { id: account.id, email };
  }

  return {
    can: { google: false, reset: false },
    signUp: (details) => orAccountError(signUp(details)),
    signIn: (email, password) => orAccountError(signIn(email, password)),
    signInWithGoogle: unsupported,
    sendReset: unsupported,
    signOut: () => Promise.resolve(),
    stillKnows: (user) =>
      orAccountError(find(normalised(user.email)).then((account) => account?.id === user.id)),
  };
}

/** Best effort: a browser that says no may clear the records when space runs out, and nothing else changes. */
function askToPersist() {
  globalThis.navigator?.storage?.persist?.().catch(() => undefined);
}
