import { AccountError, type SignUp, type User } from '@dayloom/data';
import {
  type Clock,
  type Fields,
  isEmail,
  limitOf,
  normalEmail,
  nowOf,
  shortestPassword,
  type UserId,
  users,
  whyInvalid,
} from '@dayloom/domain';
import type { AuthClient, AuthUser } from './auth-client.ts';
import { toAccountError } from './error-codes.ts';
import type { GoogleAnswer } from './google-popup.ts';

/** The user documents, as the backend reaches them: through the store of that user. */
export interface Profiles {
  /** Whether the server has one. Asked after a Google sign-in only. */
  exists(user: User): Promise<boolean>;
  /** Writes the document of a new user; where there is one already, nothing is written. */
  write(user: User, fields: Fields<typeof users>): Promise<void>;
}

interface Registry {
  readonly clock: Clock;
  readonly profiles: Profiles;
}

export const refusal = (code: AccountError['code'], message: string = code) =>
  new AccountError(code, message);

export const userOf = ({ id, email }: AuthUser): User => ({ id: id as UserId, email: normalEmail(email) });

/** Makes an account with its user document. Rejects with an AccountError or an error of Auth. */
export async function makeAccount(
  client: AuthClient,
  { firstName, mobileNo, email: typed, password }: SignUp,
  { clock, profiles }: Registry,
): Promise<User> {
  const email = normalEmail(typed);
  if (!isEmail(email)) throw refusal('invalid-email');
  if (password.length < shortestPassword) throw refusal('weak-password');
  const profile = { firstName, email, mobileNo, createdAt: nowOf(clock) };
  const reason = whyInvalid(users, profile);
  if (reason !== undefined) throw refusal('unknown', reason);
  const user = userOf(await client.create(email, password));
  // Without its user document the account goes too: the person can press the button again.
  await profiles.write(user, profile).catch(async (error: unknown) => {
    await client.remove().catch(() => client.leave());
    throw error;
  });
  return user;
}

/** What Google tells of a person, within what a user document may hold. */
const profileOf = ({ name, phone, email }: AuthUser, clock: Clock): Fields<typeof users> => ({
  firstName: name.slice(0, limitOf(users, 'firstName')),
  mobileNo: phone.slice(0, limitOf(users, 'mobileNo')),
  email: normalEmail(email),
  createdAt: nowOf(clock),
});

/** Signs somebody in with Google's answer; a new person gets a user document. */
export async function enterWithGoogle(
  client: AuthClient,
  answer: GoogleAnswer,
  { clock, profiles }: Registry,
): Promise<User> {
  const person = await client.enterWithGoogle(answer).catch((error: unknown) => {
    const told = toAccountError(error);
    // There is no password to be wrong here.
    throw told.code === 'wrong-credentials'
      ? new AccountError('unknown', told.message, { cause: error })
      : told;
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
