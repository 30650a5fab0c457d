import type { Store, User } from '@dayloom/data';
import type { DeviceLedger } from '@dayloom/data-local/device-ledger';
import type { Clock, DeviceKind } from '@dayloom/domain';
import type { Display } from './display.ts';
import type { SourceFeed } from './source-feed.ts';

export interface NotifierWorld {
  readonly user: User;
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly ledger: DeviceLedger;
  readonly feed: Pick<SourceFeed, 'names' | 'watch' | 'isOff'>;
  readonly display: Display;
  readonly deviceKind: DeviceKind;
  /** IANA name of this device's time zone. */
  readonly timeZone: () => string;
  /** Whether the user is still signed in, in any tab of this device. */
  readonly isSignedIn: () => boolean;
}
