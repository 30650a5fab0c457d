import { type Query, type Store, type Sync, whyQueryRefused } from '@dayloom/data';
import type { Mirror } from '@dayloom/data-local';
import type { Clock, CollectionName, UserId } from '@dayloom/domain';
import { type Remote } from './remote/remote.ts';
import { conditions as conditionsOf, type Network } from './sync/conditions.ts';
import { drain } from './sync/drain.ts';
import { figures as figuresOf } from './sync/figures.ts';
import { listeners as listenersOf } from './sync/listeners.ts';
import { asLeader, type Locks } from './sync/leader.ts';
import { firstAnswer } from './sync/first-answer.ts';
import { journalView } from './sync/journal-view.ts';
import { knocking } from './sync/knocking.ts';
import { later } from './sync/later.ts';
import { mirroredWatch } from './sync/mirrored-watch.ts';
import { isRemoteError } from './sync/remote-errors.ts';
import { renewing } from './sync/renewing.ts';
import { traffic } from './sync/traffic.ts';

export interface FirebaseStoreOptions {
  readonly user: UserId;
  readonly mirror: Mirror;
  /** The server; asked for anew after a failure. Rejects with a RemoteError. */
  readonly remote: () => Promise<Remote>;
  readonly network: Network;
  readonly clock: Clock;
  readonly firstScreen?: Promise<void> | undefined;
  readonly locks: Locks | undefined;
  readonly isSessionAlive: () => Promise<boolean>;
  /** Told when the service itself ends the session, and when this user is signed in again; the returned function stops it. */
  readonly watchSession: (ended: () => void, resumed: () => void) => () => void;
}

/** How long a reading waits for the server's whole answer, in milliseconds. */
const patience = 4_000;

/**
 * Records on this device first, with the server behind them: every read answers from the mirror, and every write is
 * durable there before it is sent.
 */
export function openFirebaseStore(options: FirebaseStoreOptions): Store {
  const { user, mirror, network, clock, isSessionAlive } = options;
  const conditions = conditionsOf(network);
  const timers = later();
  const figureListeners = new Set<(touched: ReadonlySet<CollectionName>) => void>();
  let connected: Promise<Remote> | undefined;
  let closed = false;

  const first = firstAnswer(options.firstScreen);
  const remote = () =>
    (connected ??= first.given.then(options.remote).catch((error: unknown) => {
      connected = undefined;
      throw error;
    }));
  const tellFigures = (collection: CollectionName) => {
    for (const listener of [...figureListeners]) listener(new Set([collection]));
  };

  const sending = traffic();
  let isLeader = false;
  const figures = figuresOf({
    mirror,
    remote,
    conditions,
    clock,
    traffic: sending,
    waiting: () => journal.waiting(),
    isWaiting: (step) => journal.isWaiting(step),
    isLeader: () => isLeader,
    onNews: tellFigures,
  });
  const listeners = listenersOf({
    mirror,
    remote,
    conditions,
    isSessionAlive,
    onNews(collection) {
      figures.outdate(collection);
      tellFigures(collection);
    },
  });

  const journal = journalView({
    mirror,
    clock,
    later: timers,
    onEntries: conditions.setEntries,
    onDelivered: figures.delivered,
    onUncovered: listeners.reapply,
  });

  let resumeSending: () => void = () => undefined;
  const stopLeading = asLeader(options.locks, `dayloom-journal-${user}`, () => {
    isLeader = true;
    const running = drain({
      user,
      mirror,
      remote,
      conditions,
      network,
      isSessionAlive,
      traffic: sending,
      onSettled: () => journal.read().catch(() => undefined),
    });
    resumeSending = running.resume;
    return running.end;
  });
  const stopKnocking = knocking({ user, remote, conditions, network, later: timers });
  function goOn() {
    conditions.setBlockage(undefined);
    resumeSending();
    listeners.resume();
    figures.outdateAll();
  }
  const stopRenewing = renewing({
    conditions,
    later: timers,
    renew() {
      connected?.then((failed) => failed.close()).catch(() => undefined);
      connected = undefined;
      goOn();
    },
  });
  const stopSession = options.watchSession(
    () => conditions.setBlockage('signed-out'),
    () => {
      if (conditions.blockage() === 'signed-out') goOn();
    },
  );
  const stopNetwork = network.watch(() => {
    if (!network.isOnline()) return;
    conditions.setReached(true);
    figures.outdateAll();
  });

  function close() {
    closed = true;
    timers.close();
    journal.close();
    stopLeading();
    stopKnocking();
    stopRenewing();
    stopSession();
    stopNetwork();
    listeners.close();
    conditions.close();
    mirror.close();
    connected?.then((server) => server.close()).catch(() => undefined);
  }

  /** Brings the server's whole answer to this device, where it can be had in time. */
  async function bring(query: Query<unknown>) {
    if (listeners.isCurrent(query) || !conditions.isReachable()) return;
    const fetching = remote()
      .then(async (server) => mirror.reconcile(query, await server.fetch(query)))
      .then(() => undefined)
      .catch((error: unknown) => {
        if (!isRemoteError(error)) throw error;
        if (error.code === 'unreachable') conditions.setReached(false);
      });
    await Promise.race([fetching, new Promise<void>((resolve) => timers.run(patience, resolve))]);
  }

  const sync: Sync = {
    watch: conditions.watch,
    retry: (id) => mirror.retry(id),
    discard: (id) => mirror.discard(id),
    asOf: figures.asOf,
    async erase() {
      close();
      await mirror.erase();
    },
  };

  return {
    ...mirror.store,
    sync,
    watch: mirroredWatch({ user, mirror, listeners, conditions, first, later: timers }),
    async get(query) {
      if (!whyQueryRefused(query, user)) await bring(query);
      return mirror.store.get(query);
    },
    count: (query) => asked(query, undefined),
    sum: (query, field) => asked(query, field),
    onCommit(listener) {
      figureListeners.add(listener);
      const stop = mirror.store.onCommit(listener);
      return () => {
        figureListeners.delete(listener);
        stop();
      };
    },
    close,
  };

  async function asked(query: Query<unknown>, sumOf: string | undefined): Promise<number> {
    // The mirror refuses what may not be asked, and a closed store.
    const here = await (sumOf === undefined ? mirror.store.count(query) : mirror.store.sum(query, sumOf));
    return closed ? here : figures.read({ query, ...(sumOf !== undefined && { sumOf }) });
  }
}
