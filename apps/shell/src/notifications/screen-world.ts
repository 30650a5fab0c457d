import type { User } from '@dayloom/data';
import type { DeviceLedger } from '@dayloom/data-local/device-ledger';
import type { Clock, Receipt } from '@dayloom/domain';
import type { Display } from './display.ts';

/** Dependencies for showing notifications to a user on this device. */
export interface ScreenWorld {
  readonly user: User;
  readonly clock: Clock;
  readonly ledger: DeviceLedger;
  readonly display: Display;
  /** Id of this device in receipts. */
  readonly device: string;
  /** The recent receipts of all devices. */
  readonly receipts: () => readonly Receipt[];
  /** Whether notifications are silent at the moment. */
  readonly isSilent: () => boolean;
  /** After it aborts, nothing is shown. */
  readonly signal: AbortSignal;
}
