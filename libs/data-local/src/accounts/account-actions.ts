import { create, type LongWork, type SignUp, type User } from '@dayloom/data';
import {
  type Fields,
  isEmail,
  isSampleUser,
  normalEmail,
  nowOf,
  sampleEmail,
  type UserId,
  users,
  whyInvalid,
} from '@dayloom/domain';
import type { LocalOptions } from '../connection/local-options.ts';
import { embeddedDatabaseOf } from '../database/schema.ts';
import { openLocalStore } from '../store/local-store.ts';
import { openUserDatabase } from '../store/open-user-database.ts';
import { AccountEntries } from './account-entries.ts';
import { accountError } from './account-errors.ts';
import { enterSample, removeSample, replaceProfile } from './local-sample.ts';
import { hashPassword, isPassword } from './password.ts';

const minPasswordLength = 8;

async function writeProfile(id: UserId, fields: Fields<typeof users>, options: LocalOptions) {
  const records = openLocalStore(id, options);
  try {
    await records.commit([create('users', id, fields)]);
  } finally {
    records.close();
  }
}

/** The operations on the accounts of this browser. Each rejects with an AccountError or a StoreError. */
export function accountActions(options: LocalOptions) {
  const entries = new AccountEntries(options);

  /** Validates the form and returns the normalized values. @throws AccountError */
  async function checked({ firstName, mobileNo, email: typed, password }: SignUp) {
    const email = normalEmail(typed);
    if (!isEmail(email)) throw accountError('invalid-email');
    if (password.length < minPasswordLength) throw accountError('weak-password');
    const profile = { firstName, email, mobileNo, createdAt: nowOf(options.clock) };
    const reason = whyInvalid(users, profile);
    if (reason !== undefined) throw accountError('unknown', reason);
    if (email === sampleEmail || (await entries.find(email))) throw accountError('email-taken');
    return { email, profile };
  }

  async function signUp(details: SignUp): Promise<User> {
    const { email, profile } = await checked(details);
    const user: User = { id: options.newId() as UserId, email };
    const isAdded = await entries.add({ ...user, password: await hashPassword(details.password) });
    if (!isAdded) throw accountError('email-taken');
    // Remove the account if its user document cannot be written, so that the user can submit the form again.
    await writeProfile(user.id, profile, options).catch(async (error: unknown) => {
      await entries.remove(email).catch(() => undefined);
      throw error;
    });
    askToPersist();
    return user;
  }

  async function keepSample(details: SignUp): Promise<User> {
    const { email, profile } = await checked(details);
    const id = await entries.sampleId();
    if (id === undefined) throw accountError('unknown', 'There is no sample day on this device');
    const user: User = { id, email };
    const isKept = await entries.replaceSample({ ...user, password: await hashPassword(details.password) });
    if (!isKept) throw accountError('email-taken');
    // Restore the sample if the profile cannot be written, so that the user can submit the form again.
    await replaceProfile(id, profile, options).catch(async (error: unknown) => {
      await entries.restoreSample(user).catch(() => undefined);
      throw error;
    });
    askToPersist();
    return user;
  }

  async function signIn(typed: string, password: string): Promise<User> {
    const email = normalEmail(typed);
    const account = await entries.find(email);
    if (!(await isPassword(password, account?.password)) || !account) throw accountError('wrong-credentials');
    return { id: account.id, email };
  }

  /** Removes the account entry last, so that a failed deletion can be repeated. */
  async function deleteAccount(user: User, { signal, onProgress }: LongWork = {}): Promise<void> {
    signal?.throwIfAborted();
    await openUserDatabase({ user: user.id, spec: embeddedDatabaseOf(user.id), options }).erase();
    onProgress?.(0);
    signal?.throwIfAborted();
    const email = normalEmail(user.email);
    if ((await entries.find(email))?.id === user.id) await entries.remove(email);
  }

  return {
    signUp,
    signIn,
    keepSample,
    deleteAccount,
    stillKnows: async (user: User) =>
      isSampleUser(user)
        ? (await entries.sampleId()) === user.id
        : (await entries.find(normalEmail(user.email)))?.id === user.id,
    enterSample: () => enterSample(entries, options),
    removeSample: () => removeSample(entries, options),
  };
}

/** Best effort: if the browser declines, it may clear the records when it runs out of space. */
function askToPersist() {
  globalThis.navigator?.storage?.persist?.().catch(() => undefined);
}
