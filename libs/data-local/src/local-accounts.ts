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
import { AccountEntries } from './account-entries.ts';
import type { LocalOptions } from './local-options.ts';
import { openLocalStore } from './local-store.ts';
import { enterSample, removeSample, replaceProfile } from './local-sample.ts';
import { hashPassword, isPassword } from './password.ts';

const shortestPassword = 8;

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

async function writeProfile(id: UserId, fields: Fields<typeof users>, options: LocalOptions) {
  const records = openLocalStore(id, options);
  try {
    await records.commit([create(users, id, fields)]);
  } finally {
    records.close();
  }
}

/** E-mail accounts kept in this browser, without any server (AU21). */
export function localAccounts(options: LocalOptions): Accounts {
  const entries = new AccountEntries(options);

  /** What the form gave, as it may be kept. @throws AccountError */
  async function checked({ firstName, mobileNo, email: typed, password }: SignUp) {
    const email = normalEmail(typed);
    if (!isEmail(email)) throw refusal('invalid-email');
    if (password.length < shortestPassword) throw refusal('weak-password');
    const profile = { firstName, email, mobileNo, createdAt: nowOf(options.clock) };
    const reason = whyInvalid(users, profile);
    if (reason !== undefined) throw refusal('unknown', reason);
    if (email === sampleEmail || (await entries.find(email))) throw refusal('email-taken');
    return { email, profile };
  }

  async function signUp(details: SignUp): Promise<User> {
    const { email, profile } = await checked(details);
    const user: User = { id: options.newId() as UserId, email };
    const isAdded = await entries.add({ ...user, password: await hashPassword(details.password) });
    if (!isAdded) throw refusal('email-taken');
    // Without its user document the account goes too: the person can press the button again (AU19).
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
    if (id === undefined) throw refusal('unknown', 'There is no sample day on this device');
    const user: User = { id, email };
    const isKept = await entries.replaceSample({ ...user, password: await hashPassword(details.password) });
    if (!isKept) throw refusal('email-taken');
    // As for any account: the records are the sample's again, and the button can be pressed again (AU19).
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
      orAccountError(
        isSampleUser(user)
          ? entries.sampleId().then((id) => id === user.id)
          : entries.find(normalEmail(user.email)).then((account) => account?.id === user.id),
      ),
    device: {
      enterSample: () => orAccountError(enterSample(entries, options)),
      keepSample: (details) => orAccountError(keepSample(details)),
      removeSample: () => orAccountError(removeSample(entries, options)),
    },
  };
}

/** Best effort: a browser that says no may clear the records when space runs out, and nothing else changes. */
function askToPersist() {
  globalThis.navigator?.storage?.persist?.().catch(() => undefined);
}
