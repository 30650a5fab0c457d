import type { FirebaseConfig } from '../config.ts';
import type { MessagingClient } from './messaging-client.ts';

/** Loads Firebase Messaging, a separate chunk, and opens it for the project. @throws PushError */
export async function loadMessaging(config: FirebaseConfig): Promise<MessagingClient> {
  const [{ messagingClient }, { firebaseApp }] = await Promise.all([
    import(/* webpackChunkName: "firebase-messaging" */ './messaging-client.ts'),
    import(/* webpackChunkName: "firebase-auth" */ '../firebase-app.ts'),
  ]);
  return messagingClient(firebaseApp(config), config);
}
