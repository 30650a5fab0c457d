import type { LongWork, User } from '@dayloom/data';
import { isRemoteError } from '@dayloom/sync';
import type { AuthClient } from './auth-client.ts';
import type { AuthSession } from './auth-session.ts';
import { endsSession, toAccountError } from './error-codes.ts';
import { refusal } from './new-accounts.ts';

export interface ServerDeletion extends LongWork {
  /** Waited for once the server has answered, before anything of it goes. */
  readonly begin?: () => Promise<void>;
}

/** What an account has besides itself. */
export interface Belongings {
  /** Takes everything of the user off the server; goes on where it was interrupted. Rejects with a RemoteError. */
  deleteAll(user: User, work: ServerDeletion): Promise<void>;
  /** Takes everything of the user off this device, what waits to be sent included; the stores of all tabs are closed. */
  erase(user: User): Promise<void>;
}

/** How long a sign-in counts as recent, in milliseconds: a minute less than for the service. */
export const recentFor = 4 * 60_000;

interface Deleting {
  readonly session: AuthSession;
  /** The client, once it has looked at what this device keeps. */
  readonly client: () => Promise<AuthClient>;
  readonly belongings: Belongings;
  readonly recentFor?: number | undefined;
}

const staleSignIn = () => refusal('stale-sign-in', 'The user has not proved just now who they are');

/** The service asks for a recent sign-in before it lets an account go: it is asked for before anything goes. */
async function mustBeRecent(client: AuthClient, user: User, within: number) {
  if (client.current()?.id !== user.id) throw staleSignIn();
  try {
    if (await client.provedWithin(within)) return;
  } catch (error) {
    throw endsSession(error) ? staleSignIn() : error;
  }
  throw staleSignIn();
}

const toldAs = (error: unknown) => {
  if (!isRemoteError(error)) return toAccountError(error);
  if (error.code === 'signed-out') return staleSignIn();
  return refusal(error.code === 'unreachable' ? 'unreachable' : 'unknown', error.message);
};

/** Deletes an account with all that belongs to it, the account last. @throws AccountError, or the signal's reason */
export async function deleteAccount(
  { session, client, belongings, recentFor: within = recentFor }: Deleting,
  user: User,
  { signal, told }: LongWork = {},
): Promise<void> {
  try {
    await mustBeRecent(await client(), user, within);
    signal?.throwIfAborted();
    await belongings.deleteAll(user, {
      ...(signal && { signal }),
      ...(told && { told }),
      // Here before there: what would still be sent from this device would make records anew. But no sooner than the
      // server lets go of them: a question or a cut line costs nobody what is not sent yet.
      async begin() {
        signal?.throwIfAborted();
        await belongings.erase(user);
        told?.(0);
      },
    });
    signal?.throwIfAborted();
    await session.change((auth) => auth.remove());
    // To sign in again in between may have left a profile to be sent.
    await belongings.erase(user);
  } catch (error) {
    throw signal?.aborted === true ? signal.reason : toldAs(error);
  }
}
