import type { NotificationLedger, Store, User } from '@dayloom/data';
import type { Clock, DeviceKind } from '@dayloom/domain';
import type { Display } from '../device/display.ts';
import type { SourceFeed } from './source-feed.ts';

/** What decisions about the notifications of a user on this device are made from, and what carries them out. */
export interface NotifierWorld {
  readonly user: User;
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly ledger: NotificationLedger;
  readonly feed: Pick<SourceFeed, 'names' | 'watch' | 'isOff'>;
  readonly display: Display;
  readonly deviceKind: DeviceKind;
  /** IANA name of this device's time zone. */
  readonly timeZone: () => string;
  /** Whether the user is still signed in, in any tab of this device. */
  readonly isSignedIn: () => boolean;
}

/** The same once the device is known. */
export interface DeviceWorld extends NotifierWorld {
  /** Id of this device in receipts. */
  readonly device: string;
  /** After it aborts, nothing is shown or written. */
  readonly signal: AbortSignal;
}
