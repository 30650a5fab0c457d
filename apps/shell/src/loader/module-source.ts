import type { ModuleDefinition } from '@dayloom/platform';
import type { RemoteKind, Urgency } from './remote-kind.ts';
import type { ModuleEntry } from './registry.ts';

/** How a module's code comes into the page; the shell hands in one that stands on Module Federation. */
export interface ModuleSource {
  /** Fetches and runs the module's entry. With `anew` everything remembered of an earlier try is forgotten first. */
  load(entry: ModuleEntry, options: { readonly anew: boolean }): Promise<ModuleDefinition>;
  /** Starts fetching what one screen or widget needs, running none of it. */
  preload(entry: ModuleEntry, kind: RemoteKind, id: string, urgency: Urgency): void;
}
