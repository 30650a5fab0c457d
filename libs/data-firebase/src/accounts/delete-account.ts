import type { LongWork, User } from '@dayloom/data';
import { isRemoteError } from '@dayloom/sync';
import type { AuthClient } from './auth-client.ts';
import type { AuthSession } from './auth-session.ts';
import { endsSession, toAccountError } from './error-codes.ts';
import { accountError } from './new-accounts.ts';

export interface ServerDeletion extends LongWork {
  /** Awaited after the server has responded and before it deletes anything. */
  readonly begin?: () => Promise<void>;
}

export interface AccountData {
  /** Deletes all data of the user on the server; resumes an interrupted deletion. Rejects with a RemoteError. */
  deleteAll(user: User, work: ServerDeletion): Promise<void>;
  /** Deletes all data of the user on this device, including unsent changes, and closes the stores of all tabs. */
  erase(user: User): Promise<void>;
}

/** How long a sign-in counts as recent, in milliseconds: a minute less than the limit of the service. */
export const recentFor = 4 * 60_000;

interface Deleting {
  readonly session: AuthSession;
  /** The client after it has restored the stored session. */
  readonly client: () => Promise<AuthClient>;
  readonly accountData: AccountData;
  readonly recentFor?: number | undefined;
}

const staleSignIn = () => accountError('stale-sign-in', 'The user has not proved just now who they are');

/** The service requires a recent sign-in to delete an account. Checked first, before any data is deleted. */
async function mustBeRecent(client: AuthClient, user: User, within: number) {
  if (client.current()?.id !== user.id) throw staleSignIn();
  try {
    if (await client.signedInWithin(within)) return;
  } catch (error) {
    throw endsSession(error) ? staleSignIn() : error;
  }
  throw staleSignIn();
}

const toDeletionError = (error: unknown) => {
  if (!isRemoteError(error)) return toAccountError(error);
  if (error.code === 'signed-out') return staleSignIn();
  return accountError(error.code === 'unreachable' ? 'unreachable' : 'unknown', error.message);
};

/** Deletes an account's data and then the account. @throws AccountError, or the signal's reason */
export async function deleteAccount(
  { session, client, accountData, recentFor: within = recentFor }: Deleting,
  user: User,
  { signal, onProgress }: LongWork = {},
): Promise<void> {
  try {
    await mustBeRecent(await client(), user, within);
    signal?.throwIfAborted();
    await accountData.deleteAll(user, {
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
      // Erase this device before the server, or its unsent changes would create records again. But only after the server
      // has responded, so that a sign-in prompt or a lost connection does not discard unsent changes.
      async begin() {
        signal?.throwIfAborted();
        await accountData.erase(user);
        onProgress?.(0);
      },
    });
    signal?.throwIfAborted();
    await session.change((auth) => auth.remove());
    // Signing in again during the deletion may have queued a profile.
    await accountData.erase(user);
  } catch (error) {
    throw signal?.aborted === true ? signal.reason : toDeletionError(error);
  }
}
