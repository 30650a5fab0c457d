import type { Change, Store, User } from '@dayloom/data';
import type { Clock } from '@dayloom/domain';
import type { ComponentType } from 'react';
import type { NavEntry } from './descriptor.ts';
import type { SlotName } from './slot-names.mjs';

/** Short messages at the edge of the screen. */
export interface Toasts {
  /**
   * `undo` puts an 'Undo' button on the toast, keeps it for at least 10 s, and runs once. `detail` stands
   * below the message: which record it is about. `toTrash` offers the way to the trash beside 'Undo'; a
   * shell of before shows no such way. `records` are those that 'Undo' writes: once one of them is deleted for good
   * the toast goes; with a shell of before it stays.
   */
  success(
    message: string,
    options?: {
      readonly undo?: () => Promise<void>;
      readonly detail?: string;
      readonly toTrash?: boolean;
      readonly records?: readonly Pick<Change, 'collection' | 'id'>[];
    },
  ): void;
  /**
   * Shown assertively; the cause is logged and its plain words stand below the message. It goes with `until`,
   * once it is no longer true; a shell of before shows it for its time.
   */
  error(message: string, cause?: unknown, options?: { readonly until?: AbortSignal }): void;
  /** `restore` puts a 'Restore' button on the toast, which stays until it is pressed or dismissed. */
  warning(message: string, options?: { readonly restore?: () => Promise<void> }): void;
}

/** Values of an address, by the name they have in its path: `{ id: 'w1' }` for `/work/:id`. */
export type AddressParams = Readonly<Record<string, string>>;

/** Where one can go. */
export interface Navigation {
  /** The links that the live modules declare for a place, in order; links to routes nobody declares are left out. */
  entries(place: string): readonly NavEntry[];
  /** The address of one of the module's own screens. @throws where its descriptor declares no such route */
  address(route: string, params?: AddressParams): string;
  /** The address that a module which can run here offers for an intent; undefined where none does. */
  intent(id: string, params?: AddressParams): string | undefined;
  /** Starts fetching the code of the screen at this address. */
  preload(address: string): void;
}

/** Text that is typed and not saved: whoever would lose it is asked first. */
export interface UnsavedWork {
  /**
   * From now on until the returned function is called, leaving by a link, Back, log-out, reload or update asks once.
   * @param what is named in the question: 'the note'
   * @param options `isSaving` while storage is asked to take it: leaving waits for the answer, up to five seconds;
   * `isSafe` where the text is kept as a draft: then log-out alone asks
   */
  hold(what: string, options?: { readonly isSaving?: boolean; readonly isSafe?: boolean }): () => void;
  /**
   * Asks before what is held under this name is thrown away with the place it was typed in. What is being saved is
   * waited for as on leaving.
   * @returns false where the person goes on editing
   */
  confirmDiscard(what: string): Promise<boolean>;
}

/** What the shell hands to a module: one object for each, ended with the session, and made anew where other releases are taken. The hooks of this library read it. */
export interface Shell {
  readonly contract: number;
  readonly module: { readonly name: string; readonly version: string };
  /** Aborted when the user leaves: what was made with these services ends with it. */
  readonly signal: AbortSignal;
  readonly user: User;
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly toasts: Toasts;
  readonly navigation: Navigation;
  readonly unsavedWork: UnsavedWork;
  /** What other modules put into a slot of a module's page, each with its own loading, failure and retry. */
  readonly Slot: ComponentType<{ readonly name: SlotName }>;
  /**
   * Deletes every record of the user and the account, for good: who calls it has asked. The shell takes over the
   * whole page, tells how far it is, and goes on after a reload. Since level 2.
   */
  readonly deleteAccount: () => void;
  /** False when it failed; the reason was shown. */
  readonly signOut: (message: string, failure: string) => Promise<boolean>;
}
