import { AccountError, createEmitter } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import type { AuthClient } from './auth-client.ts';
import { toAccountError } from './error-codes.ts';

/** Auth's client and the events of the session. */
export interface AuthSession {
  /** The client; its code is loaded on first use. @throws AccountError 'unreachable' */
  client(): Promise<AuthClient>;
  /** Runs an operation that may sign a user in or out. @throws AccountError */
  change<T>(operation: (client: AuthClient) => Promise<T>): Promise<T>;
  /**
   * Calls the listener when Auth or another tab ends the session (account deleted or disabled, token revoked), but not
   * after a sign-out through `change`. Listening does not load Auth.
   */
  onLost(listener: () => void): () => void;
  /** Calls the listener whenever a user has signed in, in this or another tab. */
  onEntered(listener: (user: UserId) => void): () => void;
}

export function authSession(loadAuth: () => Promise<AuthClient>): AuthSession {
  const lost = createEmitter();
  const entered = createEmitter<UserId>();
  let opening: Promise<AuthClient> | undefined;
  let currentId: string | undefined;
  let pending = 0;

  const emitEntered = (id: string) => entered.emit(id as UserId);

  function onAuthChange(id: string | undefined) {
    // While one of our operations runs, `finish` reports the user.
    if (pending > 0 || id === currentId) return;
    const before = currentId;
    currentId = id;
    if (before !== undefined) lost.emit();
    if (id !== undefined) emitEntered(id);
  }

  async function open(): Promise<AuthClient> {
    try {
      const client = await loadAuth();
      void client.watch(onAuthChange);
      return client;
    } catch (error) {
      opening = undefined;
      throw new AccountError('unreachable', 'The code of the account service cannot be loaded', {
        cause: error,
      });
    }
  }
  const client = () => (opening ??= open());

  /** Also reports the same user who signs in again, so that work which the service denied can resume. */
  function finish(auth: AuthClient, succeeded: boolean) {
    pending -= 1;
    const id = auth.current()?.id;
    if (pending > 0 || (id === currentId && !succeeded)) return;
    currentId = id;
    if (id !== undefined) emitEntered(id);
  }

  return {
    client,
    async change(operation) {
      const auth = await client();
      pending += 1;
      try {
        const result = await operation(auth);
        finish(auth, true);
        return result;
      } catch (error) {
        finish(auth, false);
        throw toAccountError(error);
      }
    },
    onLost: lost.subscribe,
    onEntered: entered.subscribe,
  };
}
