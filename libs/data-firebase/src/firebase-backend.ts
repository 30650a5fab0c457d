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
import { deviceKindOf, type UserId, users } from '@dayloom/domain';
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

/** Code that does not come and a service that does not answer are one thing to whoever waits. */
const asRemoteError = (error: unknown): RemoteError =>
  isRemoteError(error)
    ? error
    : new RemoteError('unreachable', error instanceof Error ? error.message : String(error), {
        cause: error,
      });

/** Auth comes before everything that asks it for a token. @throws RemoteError 'signed-out' */
async function mustHold(accounts: FirebaseAccounts, user: User): Promise<void> {
  const id = await accounts.signedIn();
  if (id !== user.id) throw new RemoteError('signed-out', 'Auth holds nobody, or somebody else');
}

/** The server of one user: Auth first, Firestore after it, each fetched when it is first needed. */
async function connect(accounts: FirebaseAccounts, config: FirebaseConfig, user: User): Promise<Remote> {
  await mustHold(accounts, user);
  const { firestoreRemote } = await import(
    /* webpackChunkName: "firebase-firestore" */ './remote/firestore-remote.ts'
  );
  return firestoreRemote({ config, user: user.id });
}

/** The user documents: read from the server, written as any other record. */
function profilesOf(options: FirebaseBackendOptions, remoteOf: (user: User) => Promise<Remote>): Profiles {
  return {
    async exists(user) {
      const server = await remoteOf(user);
      try {
        const profile = await server.get('users', user.id);
        return profile !== undefined && profile.deletedAt === undefined;
      } catch (error) {
        // Writing it is safe then: a document that is there stays as it is.
        if (isRemoteError(error) && error.code === 'unreachable') return false;
        throw error;
      } finally {
        await server.close();
      }
    },
    async write(user, fields) {
      const database = openReplica(user.id, options, recordCommits(options.newId));
      try {
        await database.store.commit([create(users, user.id, fields)]);
      } finally {
        database.close();
      }
    },
  };
}

/** Firebase Auth and Firestore, with a replica of each user on this device in front of them. */
export function firebaseBackend(options: FirebaseBackendOptions): Backend {
  const { config, clock, newId } = options;
  const accounts: FirebaseAccounts = firebaseAccounts({
    config,
    clock,
    profiles: profilesOf(options, (user) => connect(accounts, config, user)),
    belongings: {
      async deleteAll(user, work) {
        const { deleteEverything } = await import(
          /* webpackChunkName: "firebase-firestore" */ './remote/delete-everything.ts'
        );
        await deleteEverything({ config, user: user.id, clock }, work);
      },
      // The stores of all tabs are closed by it.
      erase: async (user) => openStore(user).sync?.erase(),
    },
    loadAuth: () => loadAuth(config),
  });

  const openStore = (user: User): Store =>
    openSyncedStore({
      user: user.id,
      database: (alongside) => openReplica(user.id, options, alongside),
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
        await mustHold(accounts, user);
        const { savedDevices } = await import(
          /* webpackChunkName: "firebase-firestore" */ './push/saved-devices.ts'
        );
        return savedDevices({ config, user: user.id });
      },
    });

  const forget = (user: UserId) => forgetReplica<OutboxEntry>(user, options, { meta: outboxKeys, isUnsent });

  return { name: 'firebase', accounts, openStore, openPush, forget };
}
