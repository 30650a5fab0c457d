import type { Command, Descriptor, Item, ItemKind, SearchSource, Shell, Toasts } from '@dayloom/platform';
import type { Atoms } from '@dayloom/platform/atoms';

/** A module of this page, as its descriptor declares it. */
export interface CommandModule {
  readonly entry: { readonly name: string; readonly descriptor: Descriptor };
  /** The reason, if it cannot run here. */
  readonly refusal: string | undefined;
  /** Imports its code. */
  load(kind: 'commands', id: string): Promise<{ readonly default: Command }>;
  load(kind: 'searchSources', id: string): Promise<{ readonly default: SearchSource }>;
}

export interface DeclaredItem<Kind extends ItemKind> {
  readonly module: CommandModule;
  readonly item: Item<Kind>;
}

export interface CommandModuleSet {
  readonly modules: readonly CommandModule[];
  /** What the switched-on modules declare of a kind, sorted if the kind has an order. */
  items<Kind extends ItemKind>(kind: Kind): readonly DeclaredItem<Kind>[];
}

/** The modules of this page; 'none' if they cannot be known. */
export type CommandModules =
  | { readonly phase: 'loading' }
  | { readonly phase: 'none' }
  | {
      readonly phase: 'ready';
      readonly set: CommandModuleSet;
      /** The names of modules that are left out of this page. */
      readonly override?: { readonly without: readonly string[] } | undefined;
    };

/** What a command of the program itself does. */
export type OwnAction =
  | { readonly kind: 'go'; readonly to: string }
  /** Opens a part of this library. */
  | { readonly kind: 'open'; readonly part: 'palette' | 'shortcuts' | 'quick add' }
  /** Moves the focus to the next or previous row of a list. */
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'run'; readonly run: (atoms: Atoms, shell: Shell) => void };

/** A command of the program itself; those of modules are in their descriptors. */
export interface OwnCommand {
  readonly title: string;
  /** In the same notation as those of modules: 'g d', 'mod+k'. */
  readonly keys?: string;
  readonly action: OwnAction;
  /** Whether the palette has it now; without this, it always has. */
  readonly isOffered?: () => boolean;
}

/** The toasts of the program, which can also lead to what was added. */
interface HostToasts extends Toasts {
  success(
    message: string,
    options?: Parameters<Toasts['success']>[1] & {
      /** Adds an 'Open' button that calls this. */
      readonly open?: () => Promise<void>;
    },
  ): void;
}

/** What quick add needs of the program around it. */
export interface QuickAddAccess {
  /** Navigates, and asks first if unsaved text would be lost. @returns false if the user stays */
  go(this: void, to: string): Promise<boolean>;
  readonly toasts: HostToasts;
}

/** What the palette and the shortcuts need of the program around them. */
export interface CommandHost extends QuickAddAccess {
  /** In the palette's order; the first screen comes before those of modules, the other ones after them. */
  readonly commands: readonly OwnCommand[];
  readonly modules: CommandModules;
  servicesOf(this: void, shell: Shell, module: CommandModule): Shell;
  /** The key of local storage for the recent places of the palette. */
  readonly recentsKey: string;
  /** The element that contains the search button. */
  readonly searchRoom: HTMLElement | null;
}
