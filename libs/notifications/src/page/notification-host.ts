import type { DeviceAccess } from '../device/end-notifications.ts';
import type { DeclaredSource } from '../engine/source-feed.ts';

/** What the notifications of a page need of the program around them. */
export interface NotificationHost extends DeviceAccess {
  /** The sources of all modules; undefined while the modules are unknown. */
  readonly sources: readonly DeclaredSource[] | undefined;
  /** Whether notifications can arrive while no tab is open. */
  isPushed(): Promise<boolean>;
  /** The id of the signed-in user, in any tab of this device. */
  signedInUser(): string | undefined;
  /** Marks that last until the browser is closed, for all tabs. */
  readonly session: { has(mark: string): boolean; set(mark: string): void };
}
