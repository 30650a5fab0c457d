import type { FirebaseConfig } from '../config.ts';
import type { AuthClient } from './auth-client.ts';

/** Loads Firebase Auth, a separate chunk, and opens it for the project. */
export async function loadAuth(config: FirebaseConfig): Promise<AuthClient> {
  const [{ authClient }, { firebaseApp }] = await Promise.all([
    import(/* webpackChunkName: "firebase-auth" */ './auth-client.ts'),
    import(/* webpackChunkName: "firebase-auth" */ '../firebase-app.ts'),
  ]);
  return authClient(firebaseApp(config), config);
}
