import { AccountError, type SignUp, type User } from '@dayloom/data';
import {
  type Clock,
  type Fields,
  isEmail,
  normalEmail,
  nowOf,
  minPasswordLength,
  textLimits,
  type UserId,
  users,
  whyInvalid,
} from '@dayloom/domain';
import type { AuthClient, AuthUser } from './auth-client.ts';
import { toAccountError } from './error-codes.ts';
import type { GoogleAnswer } from './google-popup.ts';

/** The user documents. The backend accesses each through the store of its user. */
export interface Profiles {
  /** Whether the server has the document. Called only after a Google sign-in. */
  exists(user: User): Promise<boolean>;
  /** Writes the document of a new user; does not change an existing one. */
  write(user: User, fields: Fields<typeof users>): Promise<void>;
}

interface Registry {
  readonly clock: Clock;
  readonly profiles: Profiles;
}

export const accountError = (code: AccountError['code'], message: string = code) =>
  new AccountError(code, message);

export const userOf = ({ id, email }: AuthUser): User => ({ id: id as UserId, email: normalEmail(email) });

/** Creates an account with its user document. Rejects with an AccountError or an error of Auth. */
export async function createAccount(
  client: AuthClient,
  { firstName, mobileNo, email: typed, password }: SignUp,
  { clock, profiles }: Registry,
): Promise<User> {
  const email = normalEmail(typed);
  if (!isEmail(email)) throw accountError('invalid-email');
  if (password.length < minPasswordLength) throw accountError('weak-password');
  const profile = { firstName, email, mobileNo, createdAt: nowOf(clock) };
  const reason = whyInvalid(users, profile);
  if (reason !== undefined) throw accountError('unknown', reason);
  const user = userOf(await client.create(email, password));
  // Remove the account if its user document cannot be written, so that the user can submit the form again.
  await profiles.write(user, profile).catch(async (error: unknown) => {
    await client.remove().catch(() => client.leave());
    throw error;
  });
  return user;
}

/** The fields of a user document from the Google profile, truncated to their limits. */
const profileOf = ({ name, phone, email }: AuthUser, clock: Clock): Fields<typeof users> => ({
  firstName: name.slice(0, textLimits.firstName),
  mobileNo: phone.slice(0, textLimits.mobileNo),
  email: normalEmail(email),
  createdAt: nowOf(clock),
});

/** Signs a user in with Google's token; creates the user document of a new user. */
export async function enterWithGoogle(
  client: AuthClient,
  answer: GoogleAnswer,
  { clock, profiles }: Registry,
): Promise<User> {
  const person = await client.enterWithGoogle(answer).catch((error: unknown) => {
    const failure = toAccountError(error);
    // A Google sign-in has no password that could be wrong.
    throw failure.code === 'wrong-credentials'
      ? new AccountError('unknown', failure.message, { cause: error })
      : failure;
  });
  const user = userOf(person);
  try {
    if (!(await profiles.exists(user))) await profiles.write(user, profileOf(person, clock));
  } catch (error) {
    await client.leave();
    throw error;
  }
  return user;
}
