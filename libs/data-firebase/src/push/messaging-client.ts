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
import { isForgotten } from './push-errors.ts';

/** Firebase Messaging as the push port uses it. */
export interface MessagingClient {
  /** Links this device with the project's sender. Resolves with the token under which it is reached. */
  register(worker: ServiceWorkerRegistration): Promise<string>;
  /** Resolves with the token under which this device was reached, also when the service did not hear of the end. */
  unregister(): Promise<string>;
}

/**
 * Gives this device another id. The SDK notes under the id that it is registered, and believes that for 7 days though
 * the browser has dropped the subscription; and what is sent to the old id, perhaps for somebody else, must not come.
 */
async function renewId(installations: Installations) {
  try {
    await deleteInstallations(installations);
  } catch (error) {
    if (!isForgotten(error)) throw error;
    // The service no longer knows the id; told so where a token is asked for, the SDK lets go of it.
    await getToken(installations, true).catch(() => undefined);
  }
}

/** Messaging of this app. The token is the installation's id: those of the older kind are on their way out. */
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
      // The SDK would ask for the permission, wherever the person is at that moment.
      if (Notification.permission !== 'granted') throw new PushError('denied', Notification.permission);
      if (!(await worker.pushManager.getSubscription())) await renewId(installations);
      // The SDK wants somebody to tell; as long as there is, it registers by itself whenever the id changes.
      const stopTelling = onRegistered(messaging, () => undefined);
      try {
        await register(messaging, { vapidKey: push.vapidKey, serviceWorkerRegistration: worker });
      } finally {
        stopTelling();
      }
      return getId(installations);
    },
    async unregister() {
      const token = await getId(installations);
      // Whatever the service still believes: without its subscription the device is deaf.
      await unregister(messaging).catch(() => undefined);
      return token;
    },
  };
}
