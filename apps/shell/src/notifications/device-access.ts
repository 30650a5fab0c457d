import type { User } from '@dayloom/data';
import { DeviceLedger } from '@dayloom/data-local/device-ledger';
import { backend } from '../backend/backend.ts';

/** The ledger and the push service of this device. */
export const deviceAccess = {
  openLedger: () => new DeviceLedger(),
  openPush: async (user: User) => (await backend()).openPush(user),
};
