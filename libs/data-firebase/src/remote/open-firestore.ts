import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type EmulatorMockTokenOptions,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  setLogLevel,
  terminate,
} from 'firebase/firestore';
import type { FirebaseConfig } from '../config.ts';
import { firebaseApp } from '../firebase-app.ts';
import { hasFailed } from './client-failure.ts';

/** The user for the emulator, without Auth; only for tests. */
export type MockUserToken = EmulatorMockTokenOptions & { readonly sub: string };

interface Shared {
  readonly db: Firestore;
  users: number;
}

export interface OpenFirestore {
  readonly db: Firestore;
  /** Call once. The last release terminates the client. */
  release(): Promise<void>;
}

const opened = new Map<FirebaseApp, Shared>();
let mocked = 0;

function start(app: FirebaseApp, { emulators }: FirebaseConfig, mockUserToken?: MockUserToken): Firestore {
  // Warnings print whole requests, including the user's texts.
  setLogLevel('error');
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (!emulators) return db;
  const { hostname, port } = new URL(`http://${emulators.firestore}`);
  connectFirestoreEmulator(db, hostname, Number(port), mockUserToken ? { mockUserToken } : {});
  return db;
}

/** Terminates a client. Does not wait for a failed one, whose termination never resolves. */
async function end(db: Firestore): Promise<void> {
  const failed = hasFailed(db);
  // Called synchronously, so that the app can open a new client at once.
  const ended = terminate(db).catch(() => undefined);
  if (!(await failed)) await ended;
}

/** The Firestore client of a project, with only a memory cache. All callers share one client until they release it. */
export function openFirestore(config: FirebaseConfig, mockUserToken?: MockUserToken): OpenFirestore {
  if (mockUserToken) {
    const own = initializeApp(config.firebase, `mocked-${++mocked}`);
    const db = start(own, config, mockUserToken);
    return { db, release: () => end(db).then(() => deleteApp(own)) };
  }
  const app = firebaseApp(config);
  const shared = opened.get(app) ?? { db: start(app, config), users: 0 };
  opened.set(app, shared);
  shared.users += 1;
  return {
    db: shared.db,
    async release() {
      shared.users -= 1;
      if (shared.users > 0) return;
      opened.delete(app);
      await end(shared.db);
    },
  };
}
