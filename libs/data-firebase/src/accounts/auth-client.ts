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

/** The signed-in user of Firebase Auth; missing texts are empty. */
export interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
}

/** The part of Firebase Auth that the accounts use. All methods reject with Auth's own errors. */
export interface AuthClient {
  /** The signed-in user; also undefined while the stored session is not restored yet. */
  current(): AuthUser | undefined;
  /** Resolves when the stored session is restored and checked. If the service fails, the session stays. */
  ready(): Promise<void>;
  create(email: string, password: string): Promise<AuthUser>;
  enter(email: string, password: string): Promise<AuthUser>;
  enterWithGoogle(answer: GoogleAnswer): Promise<AuthUser>;
  sendReset(email: string): Promise<void>;
  leave(): Promise<void>;
  /** Deletes the account that is signed in. */
  remove(): Promise<void>;
  /** Whether the user signed in within `milliseconds` by the service's clock; requests a new token. */
  signedInWithin(milliseconds: number): Promise<boolean>;
  /** Requests a new token, even if the current one is still valid. */
  refresh(): Promise<void>;
  /** Calls `next` with the signed-in user's id after the session is verified, and after each change in any tab. */
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
 * Opens Auth for this app. The session is stored in IndexedDB, or in memory if there is none, as in Node. The SDK's popup
 * resolver is left out, because it loads a third-party script, which our content security policy blocks.
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
  const verifySession = async () => {
    await restored;
    const user = auth.currentUser;
    if (!user) return;
    try {
      await reload(user);
    } catch (error) {
      // Another user may have signed in in the meantime.
      if (endsSession(error) && auth.currentUser === user) await signOut(auth);
    }
  };
  const verified = verifySession().catch(() => undefined);
  const afterRestore = async <T>(work: () => Promise<T>): Promise<T> => {
    await restored;
    return work();
  };

  return {
    current: () => (auth.currentUser ? authUserOf(auth.currentUser) : undefined),
    ready: () => verified,
    create: (email, password) =>
      afterRestore(() => createUserWithEmailAndPassword(auth, email, password)).then(userOf),
    enter: (email, password) =>
      afterRestore(() => signInWithEmailAndPassword(auth, email, password)).then(userOf),
    enterWithGoogle: ({ idToken, rawNonce }) =>
      // Not GoogleAuthProvider.credential: it has no raw nonce, which is required for a token with a nonce.
      afterRestore(() =>
        signInWithCredential(
          auth,
          new OAuthProvider(GoogleAuthProvider.PROVIDER_ID).credential({ idToken, rawNonce }),
        ),
      ).then(userOf),
    sendReset: (email) => sendPasswordResetEmail(auth, email),
    leave: () => afterRestore(() => signOut(auth)),
    remove: async () => {
      if (auth.currentUser) await deleteUser(auth.currentUser);
    },
    async signedInWithin(milliseconds) {
      const token = await auth.currentUser?.getIdTokenResult(true);
      return !!token && Date.parse(token.issuedAtTime) - Date.parse(token.authTime) <= milliseconds;
    },
    refresh: async () => void (await auth.currentUser?.getIdToken(true)),
    async watch(next) {
      await verified;
      onAuthStateChanged(auth, (user) => next(user?.uid));
    },
  };
}
