import type { ComponentType } from 'react';

/** A lazily imported screen or widget: `() => import('./dashboard/dashboard.tsx')`. */
export type LazyComponent = () => Promise<{ readonly default: ComponentType }>;

/** What a module gives to the shell: every piece behind its own import, nothing run before it is asked for. */
export interface ModuleDefinition {
  /** By the `id` of the descriptor's routes. */
  readonly routes: Readonly<Record<string, LazyComponent>>;
  /** By the `widget` of the descriptor's slots. */
  readonly widgets?: Readonly<Record<string, LazyComponent>>;
  /** By the `id` of the descriptor's commands without an address. */
  readonly commands?: Readonly<Record<string, () => Promise<{ readonly default: () => void }>>>;
  /** Loaded by the shell's notification service once home is idle. */
  readonly notificationSources?: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
}

/** The default export of a module's only exposed file. */
export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition;
