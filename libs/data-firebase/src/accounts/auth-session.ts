import { AccountError, createEmitter } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import type { AuthClient } from './auth-client.ts';
import { toAccountError } from './error-codes.ts';

/** Auth's client, and who hears of the session. */
export interface AuthSession {
  /** The client, fetched and opened with the first use. @throws AccountError 'unreachable' */
  client(): Promise<AuthClient>;
  /** Runs what changes who is signed in. @throws AccountError */
  change<T>(operation: (client: AuthClient) => Promise<T>): Promise<T>;
  /** Told when the session ends other than through `change`. */
  onLost(listener: () => void): () => void;
  /** Told whenever somebody is signed in. */
  onEntered(listener: (user: UserId) => void): () => void;
}

export function authSession(loadAuth: () => Promise<AuthClient>): AuthSession {
  const lost = createEmitter();
  const entered = createEmitter<UserId>();
  let opening: Promise<AuthClient> | undefined;
  let held: string | undefined;
  let underWay = 0;

  const tellEntered = (id: string) => entered.emit(id as UserId);

  function hear(id: string | undefined) {
    // While an operation of ours runs, its end says who is signed in.
    if (underWay > 0 || id === held) return;
    const before = held;
    held = id;
    if (before !== undefined) lost.emit();
    if (id !== undefined) tellEntered(id);
  }

  async function open(): Promise<AuthClient> {
    try {
      const client = await loadAuth();
      void client.watch(hear);
      return client;
    } catch (error) {
      opening = undefined;
      throw new AccountError('unreachable', 'The code of the account service did not come', { cause: error });
    }
  }
  const client = () => (opening ??= open());

  /** Somebody who signs in again is told as well: what the service refused may go on. */
  function ended(auth: AuthClient, succeeded: boolean) {
    underWay -= 1;
    const id = auth.current()?.id;
    if (underWay > 0 || (id === held && !succeeded)) return;
    held = id;
    if (id !== undefined) tellEntered(id);
  }

  return {
    client,
    async change(operation) {
      const auth = await client();
      underWay += 1;
      try {
        const result = await operation(auth);
        ended(auth, true);
        return result;
      } catch (error) {
        ended(auth, false);
        throw toAccountError(error);
      }
    },
    onLost: lost.subscribe,
    onEntered: entered.subscribe,
  };
}
