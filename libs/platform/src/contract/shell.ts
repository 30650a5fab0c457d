import type { Store, User } from '@dayloom/data';
import type { Clock } from '@dayloom/domain';
import type { NavEntry } from './descriptor.ts';

export interface Toasts {
  /** `undo` puts an 'Undo' button on the toast, keeps it for at least 10 s, and runs once (SH12, SH13). */
  success(message: string, options?: { readonly undo?: () => Promise<void> }): void;
  /** Shown assertively; the cause is logged and its plain words stand below the message (ER47). */
  error(message: string, cause?: unknown): void;
  /** `restore` puts a 'Restore' button on the toast, as `undo` does its own. */
  warning(message: string, options?: { readonly restore?: () => Promise<void> }): void;
}

export interface Navigation {
  /** The links that the live modules declare for a place, in order; links to routes nobody declares are left out. */
  entries(place: string): readonly NavEntry[];
  /** Starts fetching the code of the screen at this address. */
  preload(address: string): void;
}

/** What the shell hands to every module, as one object; the hooks of this library read it. */
export interface Shell {
  readonly contract: number;
  readonly user: User;
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly toasts: Toasts;
  readonly navigation: Navigation;
  /** False when it failed; the reason was shown (AU19). */
  readonly signOut: (message: string, failure: string) => Promise<boolean>;
}
