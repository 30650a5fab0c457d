import type { Instant, UserId, UserToken } from '@dayloom/domain';
import { doc, runTransaction } from 'firebase/firestore';
import type { FirebaseConfig } from '../config.ts';
import { bounded } from '../remote/bounded.ts';
import { makeEnding } from '../remote/ending.ts';
import { explainFor } from '../remote/explain.ts';
import { type MockUserToken, openFirestore } from '../remote/open-firestore.ts';
import { RemoteError } from '../remote/remote.ts';

/** A device as a sender finds it (DA33). */
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
  readonly deadline?: number;
  /** Stands in for Auth on the emulator, for tests. */
  readonly mockUserToken?: MockUserToken;
}

/**
 * Written past the journal: a token is no word of the user's, and one that arrives later than the registration it
 * belongs to is worth nothing. Transactions, because they are not sent later by themselves.
 */
export function savedDevices({
  config,
  user,
  deadline = 10_000,
  mockUserToken,
}: SavedDevicesOptions): SavedDevices {
  const { db, release } = openFirestore(config, mockUserToken);
  const ending = makeEnding();
  const explain = explainFor(db, user);
  const latestAt = doc(db, 'userTokens', user);
  const deviceAt = (token: string) => doc(latestAt, 'devices', token);

  const inTime = (work: () => Promise<void>) =>
    bounded({ deadline, ending, onDeadline: () => undefined }, async () => {
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
          transaction.set(latestAt, latest);
          transaction.set(deviceAt(device.token), device);
        }),
      ),
    remove: (token) =>
      inTime(() =>
        runTransaction(db, async (transaction) => {
          const latest = await transaction.get(latestAt);
          if (latest.exists() && latest.get('token') === token) transaction.delete(latestAt);
          transaction.delete(deviceAt(token));
        }),
      ),
    close() {
      ending.end(new RemoteError('unreachable', 'The connection is closed'));
      return release();
    },
  };
}
