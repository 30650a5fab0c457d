import { completeKey, type UserDatabase } from '@dayloom/data-local';
import { collectionNames } from '@dayloom/domain';
import { readMeta } from '../outbox/outbox.ts';
import { isRemoteError, type Remote } from '../protocol/remote.ts';
import type { ConnectionStatus } from './connection-status.ts';
import { isGivenUp, type OpenCalls } from './open-calls.ts';
import { passed, type Timers } from './timers.ts';

/** Wraps a remote so that each answer updates the connection status. */
function observed(remote: Remote, status: ConnectionStatus, calls: OpenCalls): Remote {
  const watching = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      const value = await answer;
      status.setReached(true);
      return value;
    } catch (error) {
      if (isRemoteError(error) && error.code !== 'broken' && !isGivenUp(error))
        status.setReached(error.code !== 'unreachable');
      throw error;
    }
  };
  const asking = <T>(answer: Promise<T>) => watching(calls.answerOf(answer));
  return {
    pull: (collection, options) => asking(remote.pull(collection, options)),
    listen: (collection, after, listener) =>
      remote.listen(collection, after, {
        next(news) {
          status.setReached(true);
          listener.next(news);
        },
        fail: (error) => listener.fail(error),
        away() {
          status.setReached(false);
          listener.away();
        },
      }),
    get: (collection, id) => asking(remote.get(collection, id)),
    count: (collection) => asking(remote.count(collection)),
    send: (batch) => asking(remote.send(batch)),
    mark: (device) => asking(remote.mark(device)),
    history: (collection, id) => watching(remote.history(collection, id)),
    tidyHistory: () => watching(remote.tidyHistory()),
    close: () => remote.close(),
  };
}

/** How long the network waits for a first screen that is never rendered, in milliseconds. */
const timeout = 3_000;

/** Until the first screen is rendered, no request may slow it down, unless it needs data from the server. */
export async function whenFirstScreenReady(
  screen: Promise<void> | undefined,
  database: UserDatabase,
  timers: Timers,
): Promise<void> {
  if (!screen) return;
  const complete = await database
    .readTables((tables) => readMeta<readonly string[]>(tables, completeKey))
    .catch(() => undefined);
  if (complete && collectionNames.every((name) => complete.includes(name)))
    await passed(timers, timeout, [screen]);
}

/** The one client of a page. */
export interface Client {
  /** Opened on first use. Rejects with a RemoteError; the next call opens it again. */
  remote(): Promise<Remote>;
  /** Closes the current client and resolves once it is closed. The next use opens another. */
  disconnect(): Promise<void>;
}

/** @param allowed resolves once the network may be used */
export function clientOf(
  open: () => Promise<Remote>,
  allowed: Promise<void>,
  status: ConnectionStatus,
  calls: OpenCalls,
): Client {
  let opened: Promise<Remote> | undefined;
  const connect = async () => {
    await allowed;
    return observed(await open(), status, calls);
  };
  return {
    remote() {
      const mine = (opened ??= connect());
      mine.catch(() => {
        if (opened === mine) opened = undefined;
      });
      return mine;
    },
    async disconnect() {
      const closing = opened?.then((remote) => remote.close());
      opened = undefined;
      await closing?.catch(() => undefined);
    },
  };
}
