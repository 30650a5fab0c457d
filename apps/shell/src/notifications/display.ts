import type { NotificationContent } from '@dayloom/data-local/device-ledger';

/** Whether notifications may be shown; 'default' is undecided. */
export type Permission = NotificationPermission | 'unsupported';

/** A notification that is on the screen. */
export interface ShownNotification {
  readonly content: NotificationContent;
  close(): void;
}

export interface Showing {
  readonly isLate?: boolean;
  /** It sounds though the same one may still be on the screen. */
  readonly isAgain?: boolean;
  /** It is not heard. */
  readonly silent?: boolean;
  /** Asked once nothing stands between it and the screen: false where it is not to be shown any more. */
  readonly take?: () => Promise<boolean>;
}

/** How notifications get on this device's screen. */
export interface Display {
  permission(): Permission;
  /** Rejects where the browser does not show it. @returns whether it was to be shown */
  show(content: NotificationContent, showing: Showing): Promise<boolean>;
  shown(): Promise<readonly ShownNotification[]>;
}
