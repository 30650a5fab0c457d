import { AccountError, sentenceOf, StoreError } from '@dayloom/data';
import { describe, expect, it } from 'vitest';
import { endsSession, toAccountError } from './error-codes.ts';

const authError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

describe('an error of the account service', () => {
  it.each([
    ['auth/wrong-password', 'wrong-credentials'],
    ['auth/user-not-found', 'wrong-credentials'],
    ['auth/invalid-credential', 'wrong-credentials'],
    ['auth/invalid-login-credentials', 'wrong-credentials'],
    ['auth/user-disabled', 'wrong-credentials'],
    ['auth/email-already-in-use', 'email-taken'],
    ['auth/invalid-email', 'invalid-email'],
    ['auth/weak-password', 'weak-password'],
    ['auth/network-request-failed', 'unreachable'],
    ['auth/too-many-requests', 'too-many-tries'],
    ['auth/internal-error', 'unknown'],
    ['auth/toString', 'unknown'],
  ])('[ER1] %s is reported as %s, and its own code is never shown', (code, expected) => {
    const error = toAccountError(authError(code));
    expect(error.code).toBe(expected);
    expect(sentenceOf(error) ?? '').not.toContain('auth/');
  });

  it('stays unchanged if it is an AccountError, and has a code for full or blocked storage', () => {
    const known = new AccountError('popup-closed', 'x');
    expect(toAccountError(known)).toBe(known);
    expect(toAccountError(new StoreError('storage-blocked', 'x')).code).toBe('storage-blocked');
    expect(toAccountError(new StoreError('closed', 'x')).code).toBe('unknown');
    expect(toAccountError(new DOMException('no room', 'QuotaExceededError')).code).toBe('storage-full');
    expect(toAccountError('odd')).toMatchObject({ code: 'unknown', message: 'odd' });
  });

  it('[AU8] ends a session only if the service rejects the session', () => {
    for (const code of ['user-token-expired', 'user-disabled', 'user-not-found', 'invalid-refresh-token'])
      expect(endsSession(authError(`auth/${code}`))).toBe(true);
    for (const code of ['network-request-failed', 'internal-error', 'too-many-requests', 'quota-exceeded'])
      expect(endsSession(authError(`auth/${code}`))).toBe(false);
    expect(endsSession(new Error('odd'))).toBe(false);
  });
});
