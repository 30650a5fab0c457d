import type { UserId } from '@dayloom/domain';
import { RemoteError } from '@dayloom/sync';
import { doc, type Firestore } from 'firebase/firestore';
import { isDenied, isUnauthenticated, remoteErrorOf } from './firestore-errors.ts';
import { readDocument } from './read-document.ts';

/** Converts any error of a call to a RemoteError. Never rejects. */
export type Explain = (error: unknown) => Promise<RemoteError>;

/**
 * The rules report a lost or foreign session like a forbidden write, and the service may reject a token that has only
 * expired. Reading the own user document with a new token distinguishes them: every user may read it, so if the rules
 * deny that, another user or none is signed in.
 */
export function explainFor(db: Firestore, user: UserId): Explain {
  const isOwnSession = async () => {
    try {
      await readDocument(db, doc(db, 'users', user));
      return true;
    } catch (error) {
      return !isDenied(error) && remoteErrorOf(error).code !== 'signed-out';
    }
  };
  return async (error) => {
    const converted = remoteErrorOf(error);
    if (!isDenied(error) && !isUnauthenticated(error)) return converted;
    const code = (await isOwnSession()) ? (isDenied(error) ? converted.code : 'unreachable') : 'signed-out';
    return code === converted.code ? converted : new RemoteError(code, converted.message, { cause: error });
  };
}
