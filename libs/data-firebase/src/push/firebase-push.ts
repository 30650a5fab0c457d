import type { Push } from '@dayloom/data';
import { type Clock, nowOf, platformOf } from '@dayloom/domain';
import { withTimeout } from '../remote/with-timeout.ts';
import type { MessagingClient } from './messaging-client.ts';
import { toPushError } from './push-errors.ts';
import type { SavedDevices } from './saved-devices.ts';

export interface FirebasePushOptions {
  readonly clock: Clock;
  readonly messaging: () => Promise<MessagingClient>;
  /** Opens the devices of the user, who must be the one that Auth holds. */
  readonly devices: () => Promise<SavedDevices>;
  /** Milliseconds that the push service may take. */
  readonly timeout?: number;
}

/** Messaging reaches the device, Firestore remembers it. */
export function firebasePush({ clock, messaging, devices, timeout = 30_000 }: FirebasePushOptions): Push {
  const withDevices = async (work: (saved: SavedDevices) => Promise<void>) => {
    const saved = await devices();
    try {
      await work(saved);
    } finally {
      await saved.close();
    }
  };
  const inTime = (ask: (client: MessagingClient) => Promise<string>) =>
    withTimeout({ milliseconds: timeout }, async () => ask(await messaging()));
  const explained = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      throw toPushError(error);
    }
  };

  return {
    register: (worker) =>
      explained(async () => {
        const token = await inTime((client) => client.register(worker));
        await withDevices((saved) =>
          saved.save({
            token,
            platform: platformOf(navigator.userAgent),
            updatedAt: nowOf(clock),
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          }),
        );
      }),
    unregister: (worker) =>
      explained(async () => {
        // Without it the device is deaf: the one thing that needs neither network nor code that is not here yet.
        await (await worker.pushManager.getSubscription())?.unsubscribe();
        const token = await inTime((client) => client.unregister());
        await withDevices((saved) => saved.remove(token));
      }),
  };
}
