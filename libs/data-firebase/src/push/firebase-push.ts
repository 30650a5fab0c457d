import type { Push } from '@dayloom/data';
import { type Clock, nowOf, platformOf, timeZoneHere } from '@dayloom/domain';
import { withTimeout } from '../remote/with-timeout.ts';
import type { MessagingClient } from './messaging-client.ts';
import { toPushError } from './push-errors.ts';
import type { SavedDevices } from './saved-devices.ts';

export interface FirebasePushOptions {
  readonly clock: Clock;
  readonly messaging: () => Promise<MessagingClient>;
  /** Opens the devices of the user, who must be signed in. */
  readonly devices: () => Promise<SavedDevices>;
  /** The timeout of the push service, in milliseconds. */
  readonly timeout?: number;
}

/** The push port: Messaging delivers to the device, Firestore stores its token. */
export function firebasePush({ clock, messaging, devices, timeout = 30_000 }: FirebasePushOptions): Push {
  const withDevices = async (work: (saved: SavedDevices) => Promise<void>) => {
    const saved = await devices();
    try {
      await work(saved);
    } finally {
      await saved.close();
    }
  };
  const withinTimeout = (ask: (client: MessagingClient) => Promise<string>) =>
    withTimeout({ milliseconds: timeout }, async () => ask(await messaging()));
  const withPushErrors = (work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      throw toPushError(error);
    });

  return {
    register: (worker) =>
      withPushErrors(async () => {
        const token = await withinTimeout((client) => client.register(worker));
        await withDevices((saved) =>
          saved.save({
            token,
            platform: platformOf(navigator.userAgent),
            updatedAt: nowOf(clock),
            timeZone: timeZoneHere(),
          }),
        );
      }),
    unregister: (worker) =>
      withPushErrors(async () => {
        // Unsubscribe first: without the subscription the device receives nothing, and this needs no network or more code.
        await (await worker.pushManager.getSubscription())?.unsubscribe();
        const token = await withinTimeout((client) => client.unregister());
        await withDevices((saved) => saved.remove(token));
      }),
  };
}
