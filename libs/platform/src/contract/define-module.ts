import type { ComponentType } from 'react';
import type { NotificationSource, SearchSource } from './sources.ts';
import type { Shell } from './shell.ts';

/** Something behind its own import: `() => import('./dashboard/dashboard.tsx')`. */
export type Lazy<T> = () => Promise<{ readonly default: T }>;

/** A lazily imported screen, widget or section of the settings. */
export type LazyComponent = Lazy<ComponentType>;

/** What a command of the palette runs. */
export type Command = (shell: Shell) => void | Promise<void>;

/**
 * What a module gives to the shell, each by the `id` that its descriptor names (a slot by its `widget`): everything
 * behind an import of its own, nothing run before it is asked for.
 */
export interface ModuleDefinition {
  readonly routes: Readonly<Record<string, LazyComponent>>;
  readonly widgets?: Readonly<Record<string, LazyComponent>>;
  /** Those without an address of their own. */
  readonly commands?: Readonly<Record<string, Lazy<Command>>>;
  readonly notificationSources?: Readonly<Record<string, Lazy<NotificationSource>>>;
  readonly searchSources?: Readonly<Record<string, Lazy<SearchSource>>>;
  readonly settings?: Readonly<Record<string, LazyComponent>>;
}

/** The default export of a module's only exposed file. */
export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition;
