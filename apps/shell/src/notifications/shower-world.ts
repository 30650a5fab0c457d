import type { User } from '@dayloom/data';
import type { DeviceLedger } from '@dayloom/data-local/device-ledger';
import type { Clock, Receipt } from '@dayloom/domain';
import type { Display } from './display.ts';

/** What there is to show something to a user on this device. */
export interface ShowerWorld {
  readonly user: User;
  readonly clock: Clock;
  readonly ledger: DeviceLedger;
  readonly display: Display;
  /** Names this one in receipts. */
  readonly device: string;
  /** What all devices have said so far. */
  readonly receipts: () => readonly Receipt[];
  /** Whether nothing that is shown now is to be heard. */
  readonly isSilent: () => boolean;
  /** Nothing is shown here from then on. */
  readonly signal: AbortSignal;
}
