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

/** Whom the emulator takes the client for, without Auth; only for tests. */
export type MockUserToken = EmulatorMockTokenOptions & { readonly sub: string };

interface Shared {
  readonly db: Firestore;
  holders: number;
}

export interface OpenFirestore {
  readonly db: Firestore;
  /** Lets go, once; the last one to do so ends the client. */
  release(): Promise<void>;
}

const opened = new Map<FirebaseApp, Shared>();
let mocked = 0;

function start(app: FirebaseApp, { emulators }: FirebaseConfig, mockUserToken?: MockUserToken): Firestore {
  // Its warnings print whole requests, the user's texts in them.
  setLogLevel('error');
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (!emulators) return db;
  const { hostname, port } = new URL(`http://${emulators.firestore}`);
  connectFirestoreEmulator(db, hostname, Number(port), mockUserToken ? { mockUserToken } : {});
  return db;
}

/** Ends a client; one that failed would never say that it has ended. */
async function end(db: Firestore): Promise<void> {
  const failed = hasFailed(db);
  // At once, so that the app can have a new client in the same moment.
  const ended = terminate(db).catch(() => undefined);
  if (!(await failed)) await ended;
}

/** The Firestore client of a project, with nothing kept but in memory: one for all who hold it at a time. */
export function openFirestore(config: FirebaseConfig, mockUserToken?: MockUserToken): OpenFirestore {
  if (mockUserToken) {
    const own = initializeApp(config.firebase, `mocked-${++mocked}`);
    const db = start(own, config, mockUserToken);
    return { db, release: () => end(db).then(() => deleteApp(own)) };
  }
  const app = firebaseApp(config);
  const shared = opened.get(app) ?? { db: start(app, config), holders: 0 };
  opened.set(app, shared);
  shared.holders += 1;
  return {
    db: shared.db,
    async release() {
      shared.holders -= 1;
      if (shared.holders > 0) return;
      opened.delete(app);
      await end(shared.db);
    },
  };
}
