import { type Push, PushError } from '@dayloom/data';
import { type Clock, nowOf, platformOf } from '@dayloom/domain';
import type { MessagingClient } from './messaging-client.ts';
import { toPushError } from './push-errors.ts';
import type { SavedDevices } from './saved-devices.ts';

export interface FirebasePushOptions {
  readonly clock: Clock;
  readonly messaging: () => Promise<MessagingClient>;
  /** Opens the devices of the user, who must be the one that Auth holds. */
  readonly devices: () => Promise<SavedDevices>;
  /** Milliseconds that the push service may take. */
  readonly deadline?: number;
}

/** Cuts a service off that does not answer; it may come to an end later, which then means nothing. */
function inTime<T>(deadline: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new PushError('unreachable', `No answer within ${deadline} ms`)),
      deadline,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Messaging reaches the device, Firestore remembers it. */
export function firebasePush({ clock, messaging, devices, deadline = 30_000 }: FirebasePushOptions): Push {
  const withDevices = async (work: (saved: SavedDevices) => Promise<void>) => {
    const saved = await devices();
    try {
      await work(saved);
    } finally {
      await saved.close();
    }
  };
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
        const token = await inTime(
          deadline,
          messaging().then((client) => client.register(worker)),
        );
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
        const token = await inTime(
          deadline,
          messaging().then((client) => client.unregister(worker)),
        );
        await withDevices((saved) => saved.remove(token));
      }),
  };
}
