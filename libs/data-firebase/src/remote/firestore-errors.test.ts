import { RemoteError } from '@dayloom/sync';
import { FirebaseError } from 'firebase/app';
import { expect, it, vi } from 'vitest';
import { isContention, isDenied, remoteErrorOf } from './firestore-errors.ts';

const meanings: readonly (readonly [code: string, message: string, means: string])[] = [
  ['unavailable', 'The service is currently unavailable.', 'unreachable'],
  ['deadline-exceeded', 'Deadline expired', 'unreachable'],
  ['aborted', 'Too much contention on these documents', 'unreachable'],
  ['already-exists', 'Document already exists', 'unreachable'],
  ['cancelled', 'The client cancelled', 'unreachable'],
  ['internal', 'Internal error', 'unreachable'],
  ['failed-precondition', 'The stored version does not match', 'unreachable'],
  ['failed-precondition', 'The query requires an index. You can create it here', 'not-ready'],
  ['unauthenticated', 'Missing or invalid authentication', 'signed-out'],
  ['permission-denied', 'Missing or insufficient permissions.', 'refused'],
  ['invalid-argument', 'The value is longer than 1048487 bytes', 'refused'],
  ['resource-exhausted', 'Quota exceeded.', 'quota'],
  ['unknown', 'FIRESTORE INTERNAL ASSERTION FAILED: Unexpected state', 'broken'],
  ['auth/user-token-expired', 'The credential is no longer valid', 'signed-out'],
  ['auth/user-disabled', 'The account has been disabled', 'signed-out'],
  ['auth/invalid-refresh-token', 'The token is malformed', 'signed-out'],
  ['auth/network-request-failed', 'A network error has occurred', 'unreachable'],
  ['auth/too-many-requests', 'Access has been temporarily disabled', 'unreachable'],
  ['auth/quota-exceeded', 'The project has used up its quota', 'unreachable'],
  ['auth/timeout', 'The operation has timed out', 'unreachable'],
  ['auth/internal-error', 'An internal error has occurred', 'unreachable'],
  ['auth/unavailable', 'What the service says of itself with a 503', 'unreachable'],
];

for (const [code, message, means] of meanings)
  it(`[OF5] ${code} (${message}) means ${means}`, () => {
    const error = new FirebaseError(code, message);
    expect(remoteErrorOf(error)).toMatchObject({ name: 'RemoteError', code: means, message, cause: error });
  });

it('[OF4] an error that is neither of Firestore nor of Auth is reported as broken and logged', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const assertion = new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: b815)');
  expect(remoteErrorOf(assertion).code).toBe('broken');
  expect(log).not.toHaveBeenCalled();
  const ours = new TypeError('x is not a function');
  expect(remoteErrorOf(ours).code).toBe('broken');
  expect(log.mock.calls.flat()).toContain(ours);
  expect(remoteErrorOf('text')).toMatchObject({ code: 'broken', message: 'text' });
});

it('[OF5] a RemoteError stays unchanged, and is still recognized as denied by the rules', () => {
  const missing = new RemoteError('missing', 'works/1 does not exist');
  expect(remoteErrorOf(missing)).toBe(missing);
  const denied = new FirebaseError('permission-denied', 'No');
  expect([denied, remoteErrorOf(denied), missing, new Error('No')].map(isDenied)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('[OF2] a transaction is run again only because of another writer', () => {
  const codes = ['aborted', 'failed-precondition', 'unavailable', 'permission-denied'];
  expect(codes.map((code) => isContention(new FirebaseError(code, '')))).toEqual([true, true, false, false]);
});
