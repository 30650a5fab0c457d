import type { ModuleDefinition } from '@dayloom/platform';
import type { ModuleEntry } from './registry.ts';

/** The parts of a module that load and render separately. */
export type RemoteKind = 'route' | 'widget';

/** 'now' for what the screen being opened needs, 'maybe' for a link that the user points at. */
export type Urgency = 'now' | 'maybe';

/** Loads the code of modules. The shell provides an implementation with Module Federation. */
export interface ModuleSource {
  /** Fetches and runs the module's entry, also if an earlier try has run it. */
  load(entry: ModuleEntry): Promise<ModuleDefinition>;
  /** Starts fetching the files of a screen or widget, without running them. */
  preload(entry: ModuleEntry, kind: RemoteKind, id: string, urgency: Urgency): void;
}
