import type { UserId } from '@dayloom/domain';
import { RemoteError } from '@dayloom/sync';
import { doc, type Firestore } from 'firebase/firestore';
import { isDenied, isUnauthenticated, remoteErrorOf } from './firestore-errors.ts';
import { readDocument } from './read-document.ts';

/** Turns whatever a call threw into what it means. Never rejects. */
export type Explain = (error: unknown) => Promise<RemoteError>;

/**
 * The rules answer a lost or foreign session as they answer a forbidden write, and the service may refuse a token that
 * has only grown too old. What tells them apart is the own user document, asked for with a new token: everybody may
 * read it, so whom the rules keep from it is not the user we think.
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
    const told = remoteErrorOf(error);
    if (!isDenied(error) && !isUnauthenticated(error)) return told;
    const code = (await isOwnSession()) ? (isDenied(error) ? told.code : 'unreachable') : 'signed-out';
    return code === told.code ? told : new RemoteError(code, told.message, { cause: error });
  };
}
