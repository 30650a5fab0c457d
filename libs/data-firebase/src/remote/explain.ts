import type { UserId } from '@dayloom/domain';
import { doc, type Firestore, getDocFromServer } from 'firebase/firestore';
import { isDenied, remoteErrorOf } from './firestore-errors.ts';
import { RemoteError } from './remote.ts';

/** Turns whatever a call threw into what it means. Never rejects. */
export type Explain = (error: unknown) => Promise<RemoteError>;

/**
 * The rules answer a lost or foreign session as they answer a forbidden write. What tells them apart is the own user
 * document: everybody may read it, so whom the rules keep from it is not the user we think.
 */
export function explainFor(db: Firestore, user: UserId): Explain {
  const isOwnSession = async () => {
    try {
      await getDocFromServer(doc(db, 'users', user));
      return true;
    } catch (error) {
      return !isDenied(error) && remoteErrorOf(error).code !== 'signed-out';
    }
  };
  return async (error) => {
    const told = remoteErrorOf(error);
    if (!isDenied(error) || (await isOwnSession())) return told;
    return new RemoteError('signed-out', told.message, { cause: error });
  };
}
