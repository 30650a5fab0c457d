import { lateCode, type Store, type Sync } from '@dayloom/data';
import type { OnCommit, UserDatabase } from '@dayloom/data-local';
import type { Clock, DeviceKind, UserId } from '@dayloom/domain';
import { clientOf, whenFirstScreenReady } from '../connection/client.ts';
import {
  browserVisibility,
  ConnectionStatus,
  type Network,
  type Visibility,
} from '../connection/connection-status.ts';
import { OpenCalls } from '../connection/open-calls.ts';
import { Supervisor } from '../connection/supervisor.ts';
import { browserTimers, newLeadership, passed, type Timers } from '../connection/timers.ts';
import { whenIdle } from '../connection/when-idle.ts';
import { recordCommits } from '../outbox/batches.ts';
import { type Remote, RemoteError } from '../protocol/remote.ts';
import type { LeadOptions } from '../tabs/lead.ts';
import { browserChannel, Leader, type Locks, type TabChannel } from '../tabs/leader.ts';
import { SyncStates } from './sync-state.ts';

type Engine = typeof import('./engine.ts');

/** @throws RemoteError 'unreachable' if the code cannot be loaded */
const fetchEngine = (): Promise<Engine> =>
  import(/* webpackChunkName: "sync-engine" */ './engine.ts').catch((error: unknown) => {
    throw new RemoteError('unreachable', 'The code that syncs cannot be fetched', { cause: error });
  });

export interface SyncedStoreOptions {
  readonly user: UserId;
  /** Opens this user's records on this device. `onCommit` is called in every commit. */
  readonly database: (onCommit: OnCommit) => UserDatabase;
  /** Opens the server; called again after a failure. Rejects with a RemoteError. */
  readonly remote: () => Promise<Remote>;
  readonly network: Network;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly firstScreen?: Promise<void> | undefined;
  readonly locks: Locks | undefined;
  /** The kind of this device, for record histories. */
  readonly deviceKind?: DeviceKind;
  readonly isSessionAlive: () => Promise<boolean>;
  /** Reports that the session has ended or begun again. @returns a function that unsubscribes */
  readonly watchSession: (ended: () => void, resumed: () => void) => () => void;
  readonly visibility?: Visibility;
  readonly timers?: Timers;
  readonly calm?: () => Promise<void>;
  readonly channel?: (name: string) => TabChannel | undefined;
  /** Loads the code of the leader tab; called again after a failure. */
  readonly engine?: () => Promise<Engine>;
}

/** How long a client may take to close before sign-out continues without it, in milliseconds. */
const closeTimeout = 2_000;

/** Leads as soon as the engine is loaded. @returns a function that stops it */
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

/** Reads are answered locally; a write is durable locally before it is sent. One tab syncs for all. */
export function openSyncedStore(options: SyncedStoreOptions): Store {
  const { user, network, isSessionAlive, timers = browserTimers, deviceKind = 'computer' } = options;
  const { visibility = browserVisibility, channel = browserChannel, engine = fetchEngine } = options;
  const { calm = () => whenIdle({ visibility, timers }) } = options;
  const database = options.database(recordCommits(options.newId));
  const status = new ConnectionStatus(network);
  const screenReady = whenFirstScreenReady(options.firstScreen, database, timers);
  const calls = new OpenCalls();
  const client = clientOf(options.remote, screenReady, status, calls);
  const supervisor = new Supervisor({
    status,
    network,
    visibility,
    calls,
    timers,
    isSessionAlive,
    renew: () => void client.disconnect(),
  });
  const states = new SyncStates({ database, status, timers });
  const { remote } = client;
  const leading = { ...options, database, remote, supervisor, status, timers, calm, deviceKind };
  const fetchOnce = lateCode(() => screenReady.then(engine)).load;
  // In every tab, so that a rejected change can be discarded offline.
  fetchOnce().catch(() => undefined);
  const leader = new Leader({
    name: `dayloom-sync-${user}`,
    locks: options.locks,
    channel: channel(`dayloom-sync-${user}`),
    timers,
    visibility,
    status,
    begin: () => beginLeading(leading, fetchOnce),
    onReturn: () => supervisor.retryOnReturn(),
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
    void client.disconnect();
  }

  const sync: Sync = {
    watch: (next) => states.watch(next),
    unsent: () => states.unsent(),
    retry: async (id) => (await fetchOnce()).retry(database, id),
    discard: async (id) => (await fetchOnce()).discard(database, id),
    async pause() {
      const resume = leader.pause();
      // A transaction of this session that commits after sign-out would be denied.
      await passed(timers, closeTimeout, [client.disconnect()]);
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
  const history: Store['history'] = async (...ref) =>
    (await fetchOnce()).readHistory({ database, network, remote, deviceKind }, ...ref);
  return { ...database.store, history, sync, close };
}
