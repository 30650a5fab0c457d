import { systemClock, type UserId, type UserToken } from '@dayloom/domain';
import { RemoteError } from '@dayloom/sync';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import type { FirebaseConfig } from '../config.ts';
import { explainFor } from '../remote/explain.ts';
import { type MockUserToken, openFirestore } from '../remote/open-firestore.ts';
import { keptDays, serverClock } from '../remote/server-clock.ts';
import { withTimeout } from '../remote/with-timeout.ts';

/** A device as stored for senders, with its token as its id. */
export interface SavedDevice extends Pick<UserToken, 'token' | 'platform' | 'updatedAt'> {
  /** IANA name, such as Europe/Berlin. */
  readonly timeZone: string;
}

/** The devices of one user on the server. All methods reject with a RemoteError. */
export interface SavedDevices {
  /** Writes the device, and stores its token as the user's latest one. */
  save(device: SavedDevice): Promise<void>;
  /** Deletes the device, and the user's latest token if it is this device's. */
  remove(token: string): Promise<void>;
  close(): Promise<void>;
}

export interface SavedDevicesOptions {
  readonly config: FirebaseConfig;
  readonly user: UserId;
  /** The timeout of each call, in milliseconds. */
  readonly timeout?: number;
  /** Replaces Auth's token on the emulator, for tests. */
  readonly mockUserToken?: MockUserToken;
}

/**
 * Writes without the outbox: a token is not a change by the user, and is useless if it arrives late. Uses transactions,
 * because the SDK does not send them later.
 */
export function savedDevices({
  config,
  user,
  timeout = 10_000,
  mockUserToken,
}: SavedDevicesOptions): SavedDevices {
  const { db, release } = openFirestore(config, mockUserToken);
  const controller = new AbortController();
  const latestAt = doc(db, 'userTokens', user);
  const deviceAt = (token: string) => doc(latestAt, 'devices', token);

  const withinTimeout = (work: () => Promise<void>) =>
    withTimeout({ milliseconds: timeout, signal: controller.signal, explain: explainFor(db, user) }, work);

  return {
    save: (device) =>
      withinTimeout(() =>
        runTransaction(db, async (transaction) => {
          const { timeZone: _timeZone, ...latest } = device;
          // Written like any other record, so that the replicas of all devices receive it.
          transaction.set(latestAt, { ...latest, changedAt: serverTimestamp(), deletedAt: null });
          transaction.set(deviceAt(device.token), device);
        }),
      ),
    remove: (token) =>
      withinTimeout(() =>
        runTransaction(db, async (transaction) => {
          const latest = await transaction.get(latestAt);
          if (latest.get('token') === token && !latest.get('deletedAt'))
            transaction.update(latestAt, {
              changedAt: serverTimestamp(),
              deletedAt: serverTimestamp(),
              expiresAt: serverClock(systemClock).inDays(keptDays),
            });
          transaction.delete(deviceAt(token));
        }),
      ),
    close() {
      controller.abort(new RemoteError('unreachable', 'The connection is closed'));
      return release();
    },
  };
}
