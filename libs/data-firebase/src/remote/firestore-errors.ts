import { RemoteError, type RemoteErrorCode } from '@dayloom/sync';
import { endsSession } from '../accounts/error-codes.ts';

/** Codes of Firestore that mean something else than 'try again later'. */
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
    // Neither Firestore's nor Auth's: a fault of the client's own code, or of ours. The person is only asked to reload.
    console.error('The client of the server failed.', error);
    return 'broken';
  }
  // Firestore asks Auth for a token with each call, and passes on what it says.
  if (code.startsWith('auth/')) return endsSession(error) ? 'signed-out' : 'unreachable';
  if (code === 'failed-precondition' && message.includes('index')) return 'not-ready';
  return codes[code] ?? 'unreachable';
}

/** What an error of Firestore, of Auth behind it, or of an assertion of theirs means; a RemoteError stays itself. */
export const remoteErrorOf = (error: unknown): RemoteError =>
  error instanceof RemoteError
    ? error
    : new RemoteError(remoteCodeOf(error), error instanceof Error ? error.message : String(error), {
        cause: error,
      });

const hasCode = (error: unknown, code: string): boolean =>
  codeIn(error) === code || (error instanceof RemoteError && hasCode(error.cause, code));

/** Whether the rules said no, which they do to a missing or foreign session as well. */
export const isDenied = (error: unknown): boolean => hasCode(error, 'permission-denied');

/** Whether the service did not take the token. */
export const isUnauthenticated = (error: unknown): boolean => hasCode(error, 'unauthenticated');

/** Whether another writer came between the reads and the writes of a transaction, which is then run again. */
export const isContention = (error: unknown): boolean =>
  ['aborted', 'failed-precondition'].includes(codeIn(error) ?? '');
