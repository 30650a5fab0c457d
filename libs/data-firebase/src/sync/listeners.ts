import { isStoreError, type Query, type StoreError } from '@dayloom/data';
import type { Mirror, ServerRecord } from '@dayloom/data-local';
import type { CollectionName } from '@dayloom/domain';
import type { Remote, RemoteError } from '../remote/remote.ts';
import type { Conditions } from './conditions.ts';
import { isRemoteError, storeErrorOf } from './remote-errors.ts';

/** How long an answer is kept fresh after the last screen left it, in milliseconds: coming back reads nothing. */
const lingering = 5 * 60_000;
/** How long until the server's code is asked for again, in milliseconds. */
const reconnecting = 5_000;
/** Answers kept fresh for nobody; beyond it the oldest go. */
const mostLingering = 20;

interface Listening {
  readonly query: Query<unknown>;
  readonly users: Set<Listener>;
  stop(): void;
  restart(): void;
  /** The server's latest answer. */
  records?: readonly ServerRecord[];
  /** Whether the mirror holds that answer. */
  isCurrent: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

export interface Listener {
  /** The mirror holds the server's answer. */
  readonly answered: () => void;
  readonly failed: (error: StoreError) => void;
  /** The server answered, and this device has no room for it. */
  readonly notKept: (error: StoreError) => void;
}

export interface Listeners {
  /** Keeps the mirror's answer to a query as the server has it, until the returned function is called. */
  listen(query: Query<unknown>, listener: Listener): () => void;
  /** Whether a running listening has brought the server's answer to this query. */
  isCurrent(query: Query<unknown>): boolean;
  /** Takes over the latest answers anew, after own changes no longer lie over them. */
  reapply(collections: ReadonlySet<CollectionName>): void;
  /** Begins again what the end of the session or of the client stopped. */
  resume(): void;
  close(): void;
}

interface ListenersOptions {
  readonly mirror: Mirror;
  readonly remote: () => Promise<Remote>;
  readonly conditions: Conditions;
  readonly isSessionAlive: () => Promise<boolean>;
  /** Told when the server's answer changed a record on this device. */
  readonly onNews: (collection: CollectionName) => void;
}

const keyOf = (query: Query<unknown>) => JSON.stringify({ ...query });

export function listeners({
  mirror,
  remote,
  conditions,
  isSessionAlive,
  onNews,
}: ListenersOptions): Listeners {
  const running = new Map<string, Listening>();
  /** Those that the end of the session or of the client stopped. */
  const stopped = new Set<Listening>();
  let closed = false;

  /** Records that left a result: only the server knows whether they are gone or only changed. */
  async function lookAfter({ collection }: Query<unknown>, ids: readonly string[]) {
    if (ids.length === 0) return;
    const server = await remote();
    const states = await Promise.all(
      ids.map(async (id) => ({ collection, id, fields: await server.fetchOne(collection, id) })),
    );
    await mirror.reconcileRecords(states);
  }

  async function apply(listening: Listening) {
    const { query, records } = listening;
    if (!records || closed) return;
    const { changed, departed } = await mirror.reconcile(query, records);
    await lookAfter(query, departed);
    if (changed || departed.length > 0) onNews(query.collection);
    if (listening.records !== records || closed) return;
    listening.isCurrent = true;
    for (const { answered } of [...listening.users]) answered();
  }

  const applySafely = (listening: Listening) =>
    apply(listening).catch((error: unknown) => {
      if (closed || isRemoteError(error)) return;
      console.error('A server answer could not be stored.', error);
      if (isStoreError(error)) for (const { notKept } of [...listening.users]) notKept(error);
    });

  async function fail(listening: Listening, error: RemoteError) {
    listening.stop();
    listening.isCurrent = false;
    if (error.code === 'broken') {
      stopped.add(listening);
      return conditions.setBlockage('broken');
    }
    if (error.code === 'signed-out' || (error.code === 'refused' && !(await isSessionAlive()))) {
      stopped.add(listening);
      return conditions.setBlockage('signed-out');
    }
    end(listening);
    for (const { failed } of [...listening.users]) failed(storeErrorOf(error));
  }

  function end(listening: Listening) {
    clearTimeout(listening.timer);
    listening.stop();
    if (running.get(keyOf(listening.query)) === listening) running.delete(keyOf(listening.query));
  }

  function start(query: Query<unknown>): Listening {
    let isEnded = false;
    let stopRemote: () => void = () => undefined;
    const listening: Listening = {
      query,
      users: new Set(),
      isCurrent: false,
      stop() {
        isEnded = true;
        stopRemote();
      },
      restart() {
        isEnded = false;
        connect();
      },
    };
    const connect = () => {
      remote().then(
        (server) => {
          if (isEnded) return;
          stopRemote = server.listen(
            query,
            (records) => {
              conditions.setReached(true);
              listening.records = records;
              void applySafely(listening);
            },
            (error) => void fail(listening, error),
          );
        },
        (error: unknown) => {
          if (isEnded || !isRemoteError(error)) return;
          if (error.code !== 'unreachable') return void fail(listening, error);
          conditions.setReached(false);
          const timer = setTimeout(connect, reconnecting);
          stopRemote = () => clearTimeout(timer);
        },
      );
    };
    connect();
    running.set(keyOf(query), listening);
    return listening;
  }

  function linger(listening: Listening) {
    listening.timer = setTimeout(() => end(listening), lingering);
    const idle = [...running.values()].filter(({ users }) => users.size === 0);
    for (const old of idle.slice(0, Math.max(0, idle.length - mostLingering))) end(old);
  }

  return {
    listen(query, listener) {
      const listening = running.get(keyOf(query)) ?? start(query);
      clearTimeout(listening.timer);
      // The latest used stand last.
      running.delete(keyOf(query));
      running.set(keyOf(query), listening);
      listening.users.add(listener);
      if (listening.isCurrent) listener.answered();
      // An answer that found no room before may find it now.
      else void applySafely(listening);
      return () => {
        if (!listening.users.delete(listener) || listening.users.size > 0) return;
        if (running.get(keyOf(query)) === listening) linger(listening);
      };
    },
    isCurrent: (query) => running.get(keyOf(query))?.isCurrent === true,
    reapply(collections) {
      for (const listening of running.values())
        if (collections.has(listening.query.collection)) void applySafely(listening);
    },
    resume() {
      for (const listening of stopped)
        if (running.get(keyOf(listening.query)) === listening) listening.restart();
      stopped.clear();
    },
    close() {
      closed = true;
      for (const listening of [...running.values()]) end(listening);
    },
  };
}
