import { readStored } from '@dayloom/data/browser-storage';
import type { Descriptor } from '@dayloom/platform';
import type { ModuleEntry } from './registry.ts';

export const registryKey = 'dayloom.registry';

/** The parts of the last good copy that a start needs before the code that validates it has loaded. */
export interface KeptRegistry {
  readonly shell: { readonly path: string };
  readonly modules: readonly (Pick<ModuleEntry, 'entry' | 'chunks' | 'files'> & {
    readonly descriptor: Pick<Descriptor, 'name' | 'contract'> & Partial<Descriptor>;
  })[];
  /** The contract that the shell supported which stored it. */
  readonly contract: number;
}

/** The last good copy, if there is one. */
export const keptRegistryText = () => readStored(registryKey);
