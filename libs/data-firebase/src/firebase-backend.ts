import {
  type Backend,
  type BackendOptions,
  create,
  isAccountError,
  type Push,
  type Store,
  type User,
} from '@dayloom/data';
import { forgetReplica, openReplica } from '@dayloom/data-local';
import { deviceKindOf, type UserId } from '@dayloom/domain';
import {
  browserNetwork,
  isRemoteError,
  isUnsent,
  openSyncedStore,
  type OutboxEntry,
  outboxKeys,
  recordCommits,
  type Remote,
  RemoteError,
} from '@dayloom/sync';
import { type FirebaseAccounts, firebaseAccounts } from './accounts/firebase-accounts.ts';
import { loadAuth } from './accounts/load-auth.ts';
import type { Profiles } from './accounts/new-accounts.ts';
import type { FirebaseConfig } from './config.ts';
import { firebasePush } from './push/firebase-push.ts';
import { loadMessaging } from './push/load-messaging.ts';

export interface FirebaseBackendOptions extends BackendOptions {
  readonly config: FirebaseConfig;
}

/** Reports code that cannot be loaded as a service that cannot be reached. */
const asRemoteError = (error: unknown): RemoteError =>
  isRemoteError(error)
    ? error
    : new RemoteError('unreachable', error instanceof Error ? error.message : String(error), {
        cause: error,
      });

/** Restores Auth's session before other services request a token. @throws RemoteError 'signed-out' */
async function mustBeSignedIn(accounts: FirebaseAccounts, user: User): Promise<void> {
  const id = await accounts.signedIn();
  if (id !== user.id) throw new RemoteError('signed-out', 'Auth has another user or none');
}

/** Connects to the server of one user: first Auth, then Firestore, each loaded on first use. */
async function connect(accounts: FirebaseAccounts, config: FirebaseConfig, user: User): Promise<Remote> {
  await mustBeSignedIn(accounts, user);
  const { firestoreRemote } = await import(
    /* webpackChunkName: "firebase-firestore" */ './remote/firestore-remote.ts'
  );
  return firestoreRemote({ config, user: user.id });
}

/** The user documents: read from the server, but written like any other record. */
function profilesOf(options: FirebaseBackendOptions, remoteOf: (user: User) => Promise<Remote>): Profiles {
  return {
    async exists(user) {
      const server = await remoteOf(user);
      try {
        const profile = await server.get('users', user.id);
        return profile !== undefined && profile.deletedAt === undefined;
      } catch (error) {
        // Then it is safe to write it: an existing document stays unchanged.
        if (isRemoteError(error) && error.code === 'unreachable') return false;
        throw error;
      } finally {
        await server.close();
      }
    },
    async write(user, fields) {
      const database = openReplica(user.id, options, recordCommits(options.newId));
      try {
        await database.store.commit([create('users', user.id, fields)]);
      } finally {
        database.close();
      }
    },
  };
}

/** The backend of Firebase Auth and Firestore, with a replica of each user's records on this device. */
export function firebaseBackend(options: FirebaseBackendOptions): Backend {
  const { config, clock, newId } = options;
  const accounts: FirebaseAccounts = firebaseAccounts({
    config,
    clock,
    profiles: profilesOf(options, (user) => connect(accounts, config, user)),
    accountData: {
      async deleteAll(user, work) {
        const { deleteEverything } = await import(
          /* webpackChunkName: "firebase-firestore" */ './remote/delete-everything.ts'
        );
        await deleteEverything({ config, user: user.id, clock }, work);
      },
      // This also closes the stores of all tabs.
      erase: async (user) => openStore(user).sync?.erase(),
    },
    loadAuth: () => loadAuth(config),
  });

  const openStore = (user: User): Store =>
    openSyncedStore({
      user: user.id,
      database: (onCommit) => openReplica(user.id, options, onCommit),
      remote: () =>
        connect(accounts, config, user).catch((error: unknown) => {
          throw asRemoteError(error);
        }),
      network: browserNetwork,
      clock,
      newId,
      firstScreen: options.firstScreen,
      locks: globalThis.navigator?.locks,
      deviceKind: deviceKindOf(
        globalThis.navigator?.userAgent ?? '',
        globalThis.navigator?.maxTouchPoints ?? 0,
      ),
      isSessionAlive: () =>
        accounts.grantsToken(user).catch((error: unknown) => {
          if (isAccountError(error)) return true;
          throw error;
        }),
      watchSession(ended, resumed) {
        const stops = [
          accounts.onLost(ended),
          accounts.onEntered((id) => {
            if (id === user.id) resumed();
          }),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      },
    });

  const openPush = (user: User): Push =>
    firebasePush({
      clock,
      messaging: () => loadMessaging(config),
      async devices() {
        await mustBeSignedIn(accounts, user);
        const { savedDevices } = await import(
          /* webpackChunkName: "firebase-firestore" */ './push/saved-devices.ts'
        );
        return savedDevices({ config, user: user.id });
      },
    });

  const forget = (user: UserId) => forgetReplica<OutboxEntry>(user, options, { meta: outboxKeys, isUnsent });

  return { name: 'firebase', accounts, openStore, openPush, forget };
}
