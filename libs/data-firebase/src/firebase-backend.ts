import {
  type Backend,
  type BackendOptions,
  create,
  isAccountError,
  type Push,
  type Store,
  type User,
} from '@dayloom/data';
import { openMirror } from '@dayloom/data-local';
import { users } from '@dayloom/domain';
import { type FirebaseAccounts, firebaseAccounts, type Profiles } from './accounts/firebase-accounts.ts';
import { loadAuth } from './accounts/load-auth.ts';
import type { FirebaseConfig } from './config.ts';
import { openFirebaseStore } from './firebase-store.ts';
import { firebasePush } from './push/firebase-push.ts';
import { loadMessaging } from './push/load-messaging.ts';
import { type Remote, RemoteError } from './remote/remote.ts';
import { browserNetwork } from './sync/conditions.ts';
import { isRemoteError } from './sync/remote-errors.ts';

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

/** Firebase Auth and Firestore, with a mirror and a journal of each user on this device in front of them. */
export function firebaseBackend(options: FirebaseBackendOptions): Backend {
  const { config, clock } = options;
  const profiles: Profiles = {
    async exists(user) {
      const server = await connect(accounts, config, user);
      try {
        return (await server.fetchOne('users', user.id)) !== undefined;
      } catch (error) {
        // Writing it is safe then: a document that is there stays as it is.
        if (isRemoteError(error) && error.code === 'unreachable') return false;
        throw error;
      } finally {
        await server.close();
      }
    },
    async write(user, fields) {
      const mirror = openMirror(user.id, options);
      try {
        await mirror.store.commit([create(users, user.id, fields)]);
      } finally {
        mirror.close();
      }
    },
  };
  const accounts = firebaseAccounts({ config, clock, profiles, loadAuth: () => loadAuth(config) });

  const openStore = (user: User): Store =>
    openFirebaseStore({
      user: user.id,
      mirror: openMirror(user.id, options),
      remote: () =>
        connect(accounts, config, user).catch((error: unknown) => {
          throw asRemoteError(error);
        }),
      network: browserNetwork,
      clock,
      firstScreen: options.firstScreen,
      locks: globalThis.navigator?.locks,
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

  return { name: 'firebase', accounts, openStore, openPush };
}
