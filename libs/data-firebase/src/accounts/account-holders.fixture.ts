import { isAccountError, type SignUp } from '@dayloom/data';
import { newRecordId } from '@dayloom/domain';
import { unsignedToken } from './auth-world.fixture.ts';

/** The details of somebody who has no account. */
export const aSignUp = (): SignUp => ({
  firstName: 'Ada',
  mobileNo: '',
  email: `${newRecordId()}@example.com`.toLowerCase(),
  password: 'correct horse',
});

/** Somebody with an account at Google that says this, and what Google answers about them. */
export const aPerson = (claims: Readonly<Record<string, unknown>> = {}) => {
  const sub = newRecordId();
  const idToken = unsignedToken({
    sub,
    email: `${sub}@example.com`,
    email_verified: true,
    name: 'Grace Hopper',
    ...claims,
  });
  return { email: `${sub}@example.com`.toLowerCase(), google: async () => ({ idToken, rawNonce: 'raw' }) };
};

/** The code that an attempt is refused with; 'none' where it is not, and the error itself where it has none. */
export const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (isAccountError(error) ? error.code : error),
  );
