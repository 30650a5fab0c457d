import { findRegistry, ModuleSet, type ModuleChoice } from '@dayloom/platform/host';
import { atom } from 'jotai';
import { provided } from './provided.ts';
import { federation } from './federation.ts';
import { inEffect, type Override, readOverride, withOverride } from './override.ts';

/** The modules of this page, once the registry was read. */
export type Modules =
  | { readonly phase: 'loading' }
  /** No registry at all, live or copied: the shell runs alone. */
  | { readonly phase: 'none' }
  | {
      readonly phase: 'ready';
      readonly set: ModuleSet;
      readonly revision: number;
      readonly source: 'live' | 'last good copy' | 'built-in copy';
      readonly override: Override;
    };

export const modulesAtom = atom<Modules>({ phase: 'loading' });

const live = '/modules.json';
const builtIn = () => `${__webpack_public_path__}registry.json`;

export async function findModules(): Promise<Modules> {
  const override = readOverride(location.search);
  try {
    const { registry, source } = await findRegistry(live, builtIn());
    for (const reason of registry.dropped) console.error('An entry of the registry cannot be read.', reason);
    const choices = registry.modules.map((entry): ModuleChoice => ({ entry, origin: source }));
    const chosen = await withOverride(choices, override);
    const set = new ModuleSet(chosen, { source: federation, provided });
    return { phase: 'ready', set, revision: registry.revision, source, override: inEffect(override, chosen) };
  } catch (error) {
    console.error('No registry can be read.', error);
    return { phase: 'none' };
  }
}

/** Looks for newer releases before a failed part is tried again. */
export async function takeNewReleases(set: ModuleSet) {
  const { registry } = await findRegistry(live, builtIn());
  set.takeReleases(registry.modules);
}
