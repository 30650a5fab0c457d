import type { ModuleDefinition } from '@dayloom/platform';
import type { RemoteKind, Urgency } from './remote-kind.ts';
import type { ModuleEntry } from './registry.ts';

/** Loads the code of modules. The shell provides an implementation with Module Federation. */
export interface ModuleSource {
  /**
   * Fetches and runs the module's entry. With `isRetry`, everything remembered of earlier tries is forgotten first.
   */
  load(entry: ModuleEntry, options: { readonly isRetry: boolean }): Promise<ModuleDefinition>;
  /** Starts fetching the files of a screen or widget, without running them. */
  preload(entry: ModuleEntry, kind: RemoteKind, id: string, urgency: Urgency): void;
}
