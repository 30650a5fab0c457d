import type { UserId } from '@dayloom/domain';
import { clientOptions } from '../remote/emulated-project.fixture.ts';
import { firebasePush } from './firebase-push.ts';
import type { MessagingClient } from './messaging-client.ts';
import { savedDevices, type SavedDevicesOptions } from './saved-devices.ts';

const now = '2026-03-20T08:00:00.000Z';

/** A stub of Messaging, which needs a browser and is tested in one. */
const device = (token: string): MessagingClient => ({
  register: () => Promise.resolve(token),
  unregister: () => Promise.resolve(token),
});

interface Visit {
  readonly at?: string;
  readonly options?: Partial<SavedDevicesOptions>;
}

/** On the emulator: a function that opens the push port of a user on the device with a token. */
export const pushPorts =
  (host: string, projectId: string) =>
  (token: string, user: UserId, { at = now, options }: Visit = {}) =>
    firebasePush({
      clock: { now: () => new Date(at) },
      messaging: () => Promise.resolve(device(token)),
      devices: () => Promise.resolve(savedDevices({ ...clientOptions(host, projectId, user), ...options })),
    });
