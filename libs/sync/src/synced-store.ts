import type { Store, Sync } from '@dayloom/data';
import type { Alongside, UserDatabase } from '@dayloom/data-local';
import type { Clock, DeviceKind, UserId } from '@dayloom/domain';
import { recordCommits } from './batches.ts';
import { clientOf, whenFirstScreenReady } from './client.ts';
import { browserVisibility, ConnectionStatus, type Network, type Visibility } from './connection-status.ts';
import { browserChannel, Leader, type Locks, type TabChannel } from './leader.ts';
import type { LeadOptions } from './lead.ts';
import { OpenCalls } from './open-calls.ts';
import { type Remote, RemoteError } from './remote.ts';
import { Supervisor } from './supervisor.ts';
import { SyncStates } from './sync-state.ts';
import { browserTimers, newLeadership, passed, type Timers } from './timers.ts';
import { whenIdle } from './when-idle.ts';

type Engine = typeof import('./engine.ts');

/** @throws RemoteError 'unreachable' where the code does not come */
const fetchEngine = (): Promise<Engine> =>
  import(/* webpackChunkName: "sync-engine" */ './engine.ts').catch((error: unknown) => {
    throw new RemoteError('unreachable', 'The code that syncs cannot be fetched', { cause: error });
  });

export interface SyncedStoreOptions {
  readonly user: UserId;
  /** Opens the records of this user on this device; `alongside` joins every commit. */
  readonly database: (alongside: Alongside) => UserDatabase;
  /** The server; asked for anew after a failure. Rejects with a RemoteError. */
  readonly remote: () => Promise<Remote>;
  readonly network: Network;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly firstScreen?: Promise<void> | undefined;
  readonly locks: Locks | undefined;
  /** What histories call this device. */
  readonly deviceKind?: DeviceKind;
  readonly isSessionAlive: () => Promise<boolean>;
  /** Told when the service itself ends the session, and when this user is signed in again; the returned function stops it. */
  readonly watchSession: (ended: () => void, resumed: () => void) => () => void;
  readonly visibility?: Visibility;
  readonly timers?: Timers;
  readonly calm?: () => Promise<void>;
  readonly channel?: (name: string) => TabChannel | undefined;
  /** Fetches what sends and takes over; asked again after a failure. */
  readonly engine?: () => Promise<Engine>;
}

/** Fetches the engine with the first use; again after a failure. */
function fetchedOnce(fetchIt: () => Promise<Engine>): () => Promise<Engine> {
  let fetched: Promise<Engine> | undefined;
  return () => {
    const mine = (fetched ??= fetchIt());
    mine.catch(() => (fetched = undefined));
    return mine;
  };
}

/** How long a client may take to close before sign-out goes on without it, in milliseconds. */
const closeTimeout = 2_000;

/** Leads as soon as the code for it is here. @returns what ends it */
function beginLeading(options: LeadOptions, engine: () => Promise<Engine>): () => void {
  const { supervisor, status } = options;
  const term = newLeadership();
  let end: (() => void) | undefined;
  const start = async () => {
    const { lead } = await engine();
    if (!term.isOver()) end = lead(options);
  };
  void supervisor.untilDone('engine', term, () =>
    start().catch((error: unknown) => {
      status.setReached(false);
      throw error;
    }),
  );
  return () => {
    term.finish();
    end?.();
  };
}

/**
 * Records on this device, with a server behind them: every read answers from here, and every write is durable here
 * before it is sent. One tab sends and takes over for all.
 */
export function openSyncedStore(options: SyncedStoreOptions): Store {
  const { user, network, isSessionAlive, timers = browserTimers, deviceKind = 'computer' } = options;
  const { visibility = browserVisibility, channel = browserChannel, engine = fetchEngine } = options;
  const { calm = () => whenIdle({ visibility, timers }) } = options;
  const database = options.database(recordCommits(options.newId));
  const status = new ConnectionStatus(network);
  const screenStands = whenFirstScreenReady(options.firstScreen, database, timers);
  const calls = new OpenCalls();
  const client = clientOf(options.remote, screenStands, status, calls);
  const supervisor = new Supervisor({
    status,
    network,
    visibility,
    calls,
    timers,
    isSessionAlive,
    renew: () => void client.letGo(),
  });
  const states = new SyncStates({ database, status, timers });
  const leading = {
    ...options,
    database,
    remote: client.remote,
    supervisor,
    status,
    timers,
    calm,
    deviceKind,
  };
  const fetchOnce = fetchedOnce(() => screenStands.then(engine));
  // In every tab: a refused change can then be discarded without a network.
  fetchOnce().catch(() => undefined);
  const leader = new Leader({
    name: `dayloom-sync-${user}`,
    locks: options.locks,
    channel: channel(`dayloom-sync-${user}`),
    timers,
    visibility,
    status,
    begin: () => beginLeading(leading, fetchOnce),
    onReturn: () => supervisor.comeBack(),
    onErasing: close,
  });
  const stopSession = options.watchSession(
    () => supervisor.endSession(),
    () => supervisor.resume(),
  );

  function close() {
    leader.close();
    stopSession();
    supervisor.close();
    states.close();
    status.close();
    database.close();
    void client.letGo();
  }

  const sync: Sync = {
    watch: (next) => states.watch(next),
    unsent: () => states.unsent(),
    retry: async (id) => (await fetchOnce()).retry(database, id),
    discard: async (id) => (await fetchOnce()).discard(database, id),
    async pause() {
      const resume = leader.pause();
      // A transaction of this session that commits after sign-out would be denied.
      await passed(timers, closeTimeout, [client.letGo()]);
      return resume;
    },
    async erase() {
      try {
        await leader.beginErasing();
        await database.erase();
      } finally {
        close();
      }
    },
  };
  const { remote } = client;
  const history: Store['history'] = async (...ref) =>
    (await fetchOnce()).readHistory({ database, network, remote, deviceKind }, ...ref);
  return { ...database.store, history, sync, close };
}
