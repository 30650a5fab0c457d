import { openReplica } from '@dayloom/data-local';
import { type Clock, newRecordId, systemClock, type UserId } from '@dayloom/domain';
import { type Network, openSyncedStore, type Remote } from '@dayloom/sync';
import type { World } from '@dayloom/testing/contract';
import type { EmulatedProject } from '../remote/emulated-project.fixture.ts';

const alwaysOnline: Network = { isOnline: () => true, watch: () => () => undefined };

export interface DeviceOptions {
  readonly user: UserId;
  readonly indexedDB: IDBFactory;
  readonly remote: () => Remote;
  readonly clock?: Clock;
  readonly network?: Network;
}

/** A tab of a user's device. */
export const openDevice = ({
  user,
  indexedDB,
  remote,
  clock = systemClock,
  network = alwaysOnline,
}: DeviceOptions) =>
  openSyncedStore({
    user,
    database: (onCommit) => openReplica(user, { clock, newId: newRecordId, indexedDB }, onCommit),
    remote: () => Promise.resolve(remote()),
    network,
    clock,
    newId: newRecordId,
    locks: undefined,
    isSessionAlive: () => Promise.resolve(true),
    watchSession: () => () => undefined,
    calm: () => Promise.resolve(),
  });

/** Two new users on the emulator, with the real rules. All tabs of a user share a client and a device. */
export function emulatorWorld(project: EmulatedProject, indexedDB: IDBFactory): World {
  const ada = `ada-${newRecordId()}` as UserId;
  const bob = `bob-${newRecordId()}` as UserId;
  const remotes = new Map<UserId, Remote>();
  const closing: (() => void)[] = [];
  const remoteFor = (user: UserId): Remote => {
    const remote = remotes.get(user) ?? project.remoteOf(user);
    remotes.set(user, remote);
    return { ...remote, close: () => Promise.resolve() };
  };
  return {
    ada,
    bob,
    storeOf(user) {
      const store = openDevice({ user, indexedDB, remote: () => remoteFor(user) });
      closing.push(store.close);
      return store;
    },
    seedRaw: (_user, collection, id, fields) =>
      project.put(`${collection}/${id}`, {
        ...(fields as Readonly<Record<string, unknown>>),
        changedAt: new Date(),
        deletedAt: null,
      }),
    async close() {
      for (const close of closing) close();
      await Promise.all([...remotes.values()].map((remote) => remote.close()));
    },
  };
}
