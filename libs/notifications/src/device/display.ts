import type { NotifiedUser } from '@dayloom/data';
import type { NotificationContent } from '@dayloom/domain/notifications';

/** Whether notifications may be shown; 'default' is undecided. */
export type Permission = NotificationPermission | 'unsupported';

/** A notification on the screen. */
export interface ShownNotification {
  readonly content: NotificationContent;
  close(): void;
}

export interface Showing {
  readonly isLate?: boolean;
  /** Plays the sound again even if the same notification is still on the screen. */
  readonly isAgain?: boolean;
  /** Without sound and vibration. */
  readonly silent?: boolean;
  /** The first button where the platform shows two; 'view' if it is missing. */
  readonly button?: NotifiedUser['button'];
  /** Called right before the notification is shown. Resolves to false if it must not be shown any more. */
  readonly claim?: () => Promise<boolean>;
}

/** Shows notifications on this device. */
export interface Display {
  permission(): Permission;
  /** Rejects if the browser does not show it. @returns false if `claim` resolved to false */
  show(content: NotificationContent, showing: Showing): Promise<boolean>;
  shown(): Promise<readonly ShownNotification[]>;
}
