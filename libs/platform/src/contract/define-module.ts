import type { ReadingComponent } from './read-ahead.ts';
import type { NotificationSource, SearchSource } from './sources.ts';
import type { Shell } from './shell.ts';

/** A lazy import: `() => import('./dashboard/dashboard.tsx')`. */
export type Lazy<T> = () => Promise<{ readonly default: T }>;

/** A lazily imported screen or widget. */
export type LazyComponent = Lazy<ReadingComponent>;

/** The code that a command of the palette runs. */
export type Command = (shell: Shell) => void | Promise<void>;

/**
 * The parts of a module, by the `id` in its descriptor (a slot by its `widget`). Each is a separate lazy import, so
 * that no code runs before it is needed.
 */
export interface ModuleDefinition {
  readonly routes: Readonly<Record<string, LazyComponent>>;
  readonly widgets?: Readonly<Record<string, LazyComponent>>;
  /** Only commands without an address. */
  readonly commands?: Readonly<Record<string, Lazy<Command>>>;
  readonly notificationSources?: Readonly<Record<string, Lazy<NotificationSource>>>;
  readonly searchSources?: Readonly<Record<string, Lazy<SearchSource>>>;
}

/** The default export of a module's only exposed file. */
export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition;
