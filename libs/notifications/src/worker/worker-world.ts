import type { NotificationLedger } from '@dayloom/data';
import type { Clock, Instant } from '@dayloom/domain';
import type { WorkerMessage } from '../device/worker-messages.ts';

/** A page of this origin. */
export interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: WorkerMessage, transfer?: Transferable[]): void;
}

/** The external dependencies of the worker. */
export interface WorkerWorld {
  readonly ledger: Pick<
    NotificationLedger,
    'user' | 'claimAll' | 'confirm' | 'release' | 'snooze' | 'snoozes' | 'takeSnooze' | 'endSnooze' | 'note'
  >;
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    /** All pages of this origin, the last used first. */
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly clock: Clock;
  /** Resolves at that moment, or later if the device slept. */
  readonly until: (moment: Instant) => Promise<void>;
}
