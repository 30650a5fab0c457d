import { type Instant, systemClock, type UserId, type UserToken } from '@dayloom/domain';
import { RemoteError } from '@dayloom/sync';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import type { FirebaseConfig } from '../config.ts';
import { explainFor } from '../remote/explain.ts';
import { type MockUserToken, openFirestore } from '../remote/open-firestore.ts';
import { keptDays, serverClock } from '../remote/server-clock.ts';
import { withTimeout } from '../remote/with-timeout.ts';

/** A device as a sender finds it. */
export interface SavedDevice {
  /** Names the device as well. */
  readonly token: string;
  readonly platform: UserToken['platform'];
  readonly updatedAt: Instant;
  /** IANA name, such as Europe/Berlin. */
  readonly timeZone: string;
}

/** The devices of one user on the server. Everything rejects with a RemoteError. */
export interface SavedDevices {
  /** Writes the device, and its token as the user's latest one. */
  save(device: SavedDevice): Promise<void>;
  /** Takes the device away, and the user's latest token where it is the device's own. */
  remove(token: string): Promise<void>;
  close(): Promise<void>;
}

export interface SavedDevicesOptions {
  readonly config: FirebaseConfig;
  readonly user: UserId;
  /** Milliseconds that each call may take. */
  readonly timeout?: number;
  /** Stands in for Auth on the emulator, for tests. */
  readonly mockUserToken?: MockUserToken;
}

/**
 * Written past the outbox: a token is no word of the user's, and one that arrives later than the registration it
 * belongs to is worth nothing. Transactions, because they are not sent later by themselves.
 */
export function savedDevices({
  config,
  user,
  timeout = 10_000,
  mockUserToken,
}: SavedDevicesOptions): SavedDevices {
  const { db, release } = openFirestore(config, mockUserToken);
  const ending = new AbortController();
  const explain = explainFor(db, user);
  const latestAt = doc(db, 'userTokens', user);
  const deviceAt = (token: string) => doc(latestAt, 'devices', token);

  const inTime = (work: () => Promise<void>) =>
    withTimeout({ milliseconds: timeout, signal: ending.signal }, async () => {
      try {
        await work();
      } catch (error) {
        throw await explain(error);
      }
    });

  return {
    save: (device) =>
      inTime(() =>
        runTransaction(db, async (transaction) => {
          const { timeZone: _place, ...latest } = device;
          // A record as any other: the replicas of all devices take it over.
          transaction.set(latestAt, { ...latest, changedAt: serverTimestamp(), deletedAt: null });
          transaction.set(deviceAt(device.token), device);
        }),
      ),
    remove: (token) =>
      inTime(() =>
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
      ending.abort(new RemoteError('unreachable', 'The connection is closed'));
      return release();
    },
  };
}
