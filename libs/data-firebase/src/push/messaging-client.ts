import { PushError } from '@dayloom/data';
import type { FirebaseApp } from 'firebase/app';
import {
  deleteInstallations,
  getId,
  getInstallations,
  getToken,
  type Installations,
} from 'firebase/installations';
import { getMessaging, isSupported, onRegistered, register, unregister } from 'firebase/messaging';
import type { FirebaseConfig } from '../config.ts';
import { isUnknownId } from './push-errors.ts';

/** The part of Firebase Messaging that the push port uses. */
export interface MessagingClient {
  /** Registers this device with the project's sender. Resolves with its token. */
  register(worker: ServiceWorkerRegistration): Promise<string>;
  /** Resolves with the former token, even if the service could not be notified. */
  unregister(): Promise<string>;
}

/**
 * Gives this device a new id. For 7 days, the SDK treats an id as registered, even if the browser has dropped the
 * subscription. Messages to the old id, which may be for another user, must not arrive.
 */
async function renewId(installations: Installations) {
  try {
    await deleteInstallations(installations);
  } catch (error) {
    if (!isUnknownId(error)) throw error;
    // The service no longer knows the id. The SDK drops the id when the service rejects a token request for it.
    await getToken(installations, true).catch(() => undefined);
  }
}

/** Opens Messaging for this app. The token is the installation id, because the older tokens are deprecated. */
export async function messagingClient(
  app: FirebaseApp,
  { firebase, push }: FirebaseConfig,
): Promise<MessagingClient> {
  if (!push || !firebase.appId || !firebase.messagingSenderId)
    throw new PushError(
      'not-set-up',
      'push.vapidKey, firebase.appId or firebase.messagingSenderId is missing',
    );
  if (!(await isSupported())) throw new PushError('unsupported', 'This browser has no push');
  const messaging = getMessaging(app);
  const installations = getInstallations(app);

  return {
    async register(worker) {
      // Otherwise the SDK would show a permission prompt on any screen.
      if (Notification.permission !== 'granted') throw new PushError('denied', Notification.permission);
      if (!(await worker.pushManager.getSubscription())) await renewId(installations);
      // The SDK requires a listener. While one exists, the SDK registers by itself whenever the id changes.
      const unsubscribe = onRegistered(messaging, () => undefined);
      try {
        await register(messaging, { vapidKey: push.vapidKey, serviceWorkerRegistration: worker });
      } finally {
        unsubscribe();
      }
      return getId(installations);
    },
    async unregister() {
      const token = await getId(installations);
      // Errors are ignored: without its subscription the device receives nothing, even if the service keeps the id.
      await unregister(messaging).catch(() => undefined);
      return token;
    },
  };
}
