import type { FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  OAuthProvider,
  onAuthStateChanged,
  type Persistence,
  reload,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  type User as FirebaseUser,
  type UserCredential,
} from 'firebase/auth';
import type { FirebaseConfig } from '../config.ts';
import { endsSession } from './error-codes.ts';
import type { GoogleAnswer } from './google-popup.ts';
import { keptSession } from './kept-session.ts';

/** Whom Auth holds; texts that Auth does not have are empty. */
export interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
}

/** Firebase Auth as the accounts use it. Everything rejects with Auth's own errors. */
export interface AuthClient {
  /** Whom Auth holds at this moment; undefined as well before it has looked. */
  current(): AuthUser | undefined;
  /**
   * Resolves once Auth has what this device keeps, and has asked the service about it. A service that is out of order
   * changes nothing.
   */
  ready(): Promise<void>;
  create(email: string, password: string): Promise<AuthUser>;
  enter(email: string, password: string): Promise<AuthUser>;
  enterWithGoogle(answer: GoogleAnswer): Promise<AuthUser>;
  sendReset(email: string): Promise<void>;
  leave(): Promise<void>;
  /** Deletes the account that is signed in. */
  remove(): Promise<void>;
  /**
   * Whether whoever is signed in has proved it within so many milliseconds, by the service's own clock: asks for a new
   * token. False where nobody is.
   */
  provedWithin(milliseconds: number): Promise<boolean>;
  /** Fetches a new token, whatever age the present one has. */
  refresh(): Promise<void>;
  /** Told the id of whom Auth holds once it has looked, and after each change, those of other tabs included. */
  watch(next: (id: string | undefined) => void): Promise<void>;
}

const authUserOf = ({ uid, email, displayName, phoneNumber }: FirebaseUser): AuthUser => ({
  id: uid,
  email: email ?? '',
  name: displayName ?? '',
  phone: phoneNumber ?? '',
});
const userOf = ({ user }: UserCredential) => authUserOf(user);

/**
 * Auth of this app, kept in IndexedDB (in memory where there is none, as in Node). The SDK's popup resolver is left
 * out: it loads a script of somebody else, which our policy refuses.
 */
export function authClient(
  app: FirebaseApp,
  { emulators }: FirebaseConfig,
  storage: Persistence = indexedDBLocalPersistence,
): AuthClient {
  const session = keptSession(storage);
  const auth = initializeAuth(app, { persistence: session.persistence });
  if (emulators && !auth.emulatorConfig) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  const restored = auth.authStateReady().then(session.restore);
  const lookUp = async () => {
    await restored;
    const user = auth.currentUser;
    if (!user) return;
    try {
      await reload(user);
    } catch (error) {
      // Somebody else may have signed in meanwhile.
      if (endsSession(error) && auth.currentUser === user) await signOut(auth);
    }
  };
  const lookedUp = lookUp().catch(() => undefined);
  const then = async <T>(work: () => Promise<T>): Promise<T> => {
    await restored;
    return work();
  };

  return {
    current: () => (auth.currentUser ? authUserOf(auth.currentUser) : undefined),
    ready: () => lookedUp,
    create: (email, password) =>
      then(() => createUserWithEmailAndPassword(auth, email, password)).then(userOf),
    enter: (email, password) => then(() => signInWithEmailAndPassword(auth, email, password)).then(userOf),
    enterWithGoogle: ({ idToken, rawNonce }) =>
      // Not GoogleAuthProvider.credential: it cannot carry the raw nonce, which a token with a nonce asks for.
      then(() =>
        signInWithCredential(
          auth,
          new OAuthProvider(GoogleAuthProvider.PROVIDER_ID).credential({ idToken, rawNonce }),
        ),
      ).then(userOf),
    sendReset: (email) => sendPasswordResetEmail(auth, email),
    leave: () => then(() => signOut(auth)),
    remove: async () => {
      if (auth.currentUser) await deleteUser(auth.currentUser);
    },
    async provedWithin(milliseconds) {
      const token = await auth.currentUser?.getIdTokenResult(true);
      return !!token && Date.parse(token.issuedAtTime) - Date.parse(token.authTime) <= milliseconds;
    },
    refresh: async () => void (await auth.currentUser?.getIdToken(true)),
    async watch(next) {
      await lookedUp;
      onAuthStateChanged(auth, (user) => next(user?.uid));
    },
  };
}
