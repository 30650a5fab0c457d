import type { FirebaseConfig } from '../config.ts';
import type { AuthClient } from './auth-client.ts';

/** Fetches the code of Firebase Auth, a chunk of its own, and opens it for the project. */
export async function loadAuth(config: FirebaseConfig): Promise<AuthClient> {
  const [{ authClient }, { firebaseApp }] = await Promise.all([
    import(/* webpackChunkName: "firebase-auth" */ './auth-client.ts'),
    import(/* webpackChunkName: "firebase-auth" */ '../firebase-app.ts'),
  ]);
  return authClient(firebaseApp(config), config);
}
