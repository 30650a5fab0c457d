import { AccountError, type AccountErrorCode, isAccountError, isStoreError } from '@dayloom/data';

/** Auth's codes by the code of the port; others are 'unknown'. */
const meanings: Readonly<Record<string, AccountErrorCode>> = {
  // The codes depend on whether the service protects e-mail addresses; they are reported alike.
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/user-disabled': 'wrong-credentials',
  'auth/email-already-in-use': 'email-taken',
  'auth/account-exists-with-different-credential': 'email-taken',
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/requires-recent-login': 'stale-sign-in',
  'auth/network-request-failed': 'unreachable',
  'auth/timeout': 'unreachable',
  'auth/too-many-requests': 'too-many-tries',
  'auth/quota-exceeded': 'too-many-tries',
};

/** Codes of a session that is permanently invalid. */
const ended = new Set([
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
]);

/** Auth's own code, such as `auth/user-disabled`; empty for any other error. */
export function authCodeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return '';
  return error.code.startsWith('auth/') ? error.code : '';
}

/** Whether the service rejects the session for good; false for temporary errors. */
export const endsSession = (error: unknown): boolean => ended.has(authCodeOf(error));

/** Converts any error to an AccountError; the original is its `cause`. */
export function toAccountError(error: unknown): AccountError {
  if (isAccountError(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new AccountError(codeOf(error), message, { cause: error });
}

function codeOf(error: unknown): AccountErrorCode {
  if (isStoreError(error))
    return error.code === 'storage-full' || error.code === 'storage-blocked' ? error.code : 'unknown';
  if (error instanceof Error && error.name === 'QuotaExceededError') return 'storage-full';
  return meanings[authCodeOf(error)] ?? 'unknown';
}
