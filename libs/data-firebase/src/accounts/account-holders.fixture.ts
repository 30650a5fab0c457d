import { isAccountError, type SignUp } from '@dayloom/data';
import { newRecordId } from '@dayloom/domain';
import { unsignedToken } from './auth-world.fixture.ts';

/** Sign-up details with an e-mail that has no account yet. */
export const aSignUp = (): SignUp => ({
  firstName: 'Ada',
  mobileNo: '',
  email: `${newRecordId()}@example.com`.toLowerCase(),
  password: 'correct horse',
});

/** A person with a Google account: their e-mail, and a `google` function that returns a token with these claims. */
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

/** The AccountError code of a rejection; 'none' for a success, and the error itself if it is not an AccountError. */
export const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (isAccountError(error) ? error.code : error),
  );
