import { RemoteError, type RemoteErrorCode } from '@dayloom/sync';
import { endsSession } from '../accounts/error-codes.ts';

/** Firestore's error codes with a meaning other than 'try again later'. */
const codes: Readonly<Record<string, RemoteErrorCode>> = {
  unauthenticated: 'signed-out',
  'permission-denied': 'refused',
  'invalid-argument': 'refused',
  'out-of-range': 'refused',
  unimplemented: 'refused',
  'resource-exhausted': 'quota',
};

const codeIn = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

function remoteCodeOf(error: unknown): RemoteErrorCode {
  const message = error instanceof Error ? error.message : String(error);
  if (message.includes('INTERNAL ASSERTION FAILED')) return 'broken';
  const code = codeIn(error);
  if (code === undefined) {
    // Neither of Firestore nor of Auth: a bug in the SDK or in our code. The user is only asked to reload.
    console.error('The client of the server failed.', error);
    return 'broken';
  }
  // Firestore requests a token from Auth with each call and passes on Auth's errors.
  if (code.startsWith('auth/')) return endsSession(error) ? 'signed-out' : 'unreachable';
  if (code === 'failed-precondition' && message.includes('index')) return 'not-ready';
  return codes[code] ?? 'unreachable';
}

/** Converts an error of Firestore, of Auth or of an assertion in them to a RemoteError. */
export const remoteErrorOf = (error: unknown): RemoteError =>
  error instanceof RemoteError
    ? error
    : new RemoteError(remoteCodeOf(error), error instanceof Error ? error.message : String(error), {
        cause: error,
      });

const hasCode = (error: unknown, code: string): boolean =>
  codeIn(error) === code || (error instanceof RemoteError && hasCode(error.cause, code));

/** Whether the rules denied it, as they also do for a missing or foreign session. */
export const isDenied = (error: unknown): boolean => hasCode(error, 'permission-denied');

/** Whether the service rejected the token. */
export const isUnauthenticated = (error: unknown): boolean => hasCode(error, 'unauthenticated');

/** Whether another writer interfered with a transaction, which is then run again. */
export const isContention = (error: unknown): boolean =>
  ['aborted', 'failed-precondition'].includes(codeIn(error) ?? '');
