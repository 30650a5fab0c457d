import type { Change, Store, User } from '@dayloom/data';
import type { Clock } from '@dayloom/domain';
import type { ComponentType } from 'react';
import type { NavEntry } from './descriptor.ts';
import type { SlotName } from './slot-names.mjs';

/** A question that a toast opens as a dialog above the page. */
export interface ToastQuestion {
  readonly title: string;
  readonly text: string;
  /** The first choice, which only closes the question, as Esc and Back do. */
  readonly closeLabel: string;
  /** `run` resolves to false if it failed and the reason was shown: the toast stays. `hint` is shown below the label. */
  readonly choices: readonly {
    readonly label: string;
    readonly hint?: string;
    readonly run: () => Promise<boolean>;
  }[];
}

/** Short messages at the edge of the screen. */
export interface Toasts {
  /**
   * `undo` adds an 'Undo' button that works once, and keeps the toast for at least 10 s. `detail` is shown below the
   * message, such as the record's title. `toTrash` adds a link to the trash next to 'Undo'. `records` are those that
   * 'Undo' writes: the toast closes when one of them is permanently deleted. `all` adds an 'All' button next to 'Undo';
   * it resolves to false if it failed and the reason was shown. With `question`, 'All...' in its place asks first. Older
   * shells ignore `toTrash`, `records`, `all` and `question`.
   */
  success(
    message: string,
    options?: {
      readonly undo?: () => Promise<void>;
      readonly all?: () => Promise<boolean>;
      readonly question?: ToastQuestion;
      readonly detail?: string;
      readonly toTrash?: boolean;
      readonly records?: readonly Pick<Change, 'collection' | 'id'>[];
    },
  ): void;
  /**
   * Announced assertively. The cause is logged, and its description is shown below the message. The toast closes when
   * `until` aborts, because the message is no longer true; older shells ignore `until`.
   */
  error(message: string, cause?: unknown, options?: { readonly until?: AbortSignal }): void;
  /** `restore` adds a 'Restore' button. The toast stays until the button is pressed or the toast is dismissed. */
  warning(message: string, options?: { readonly restore?: () => Promise<void> }): void;
}

/** The values of a path's parameters: `{ id: 'w1' }` for `/work/:id`. */
export type AddressParams = Readonly<Record<string, string>>;

/** The links and addresses of all modules. */
export interface Navigation {
  /** The links that active modules declare for a navigation, in order, without links to undeclared routes. */
  entries(place: string): readonly NavEntry[];
  /** The address of one of the module's own screens. @throws if its descriptor does not declare the route */
  address(route: string, params?: AddressParams): string;
  /** The address that an active module offers for an intent; undefined if there is none. */
  intent(id: string, params?: AddressParams): string | undefined;
  /** Starts loading the code of the screen at this address. */
  preload(address: string): void;
}

/** Warns before unsaved text would be lost. */
export interface UnsavedWork {
  /**
   * Asks once before leaving by a link, Back, log-out, reload or update, until the returned function is called.
   * @param what is named in the question: 'the note'
   * @param options `isSaving`: a save is pending, and leaving waits up to five seconds for the response; `isSafe`: the
   * text is stored as a draft, and only log-out asks
   */
  hold(what: string, options?: { readonly isSaving?: boolean; readonly isSafe?: boolean }): () => void;
  /**
   * Asks before the unsaved text with this name is discarded together with its form. As when leaving, a pending save is
   * awaited first.
   * @returns false if the user continues editing
   */
  confirmDiscard(what: string): Promise<boolean>;
}

/**
 * The services of the shell for one module, read by the hooks of this library. The object is valid until the session
 * ends, and is created again when other releases are activated.
 */
export interface Shell {
  readonly contract: number;
  readonly module: { readonly name: string; readonly version: string };
  /** Aborts when the user signs out; everything created with these services must end then. */
  readonly signal: AbortSignal;
  readonly user: User;
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly toasts: Toasts;
  readonly navigation: Navigation;
  readonly unsavedWork: UnsavedWork;
  /** Renders the widgets of other modules in a slot, each with its own loading, error and retry. */
  readonly Slot: ComponentType<{ readonly name: SlotName }>;
  /**
   * Permanently deletes the account and all records of the user; the caller must have asked for confirmation. The shell
   * replaces the whole page, shows the progress, and continues after a reload. Since level 2.
   */
  readonly deleteAccount: () => void;
  /** False if it failed; the reason was shown. */
  readonly signOut: (message: string, failure: string) => Promise<boolean>;
}
