import type { Atoms } from '@dayloom/platform/atoms';
import { atom } from 'jotai';
import { type ModuleChoice, ModuleSet } from '../loader/module-set.ts';
import { findRegistry, liveRegistry } from '../loader/registry-client.ts';
import type { Registry, RegistrySource } from '../loader/registry.ts';
import { lazyModule } from '@dayloom/platform/late';
import { longestOverride } from '../loader/limits.ts';
import { withTimeout } from '../loader/with-timeout.ts';
import { federation } from '../loader/federation.ts';
import type { OverrideOutcome } from './override.ts';
import { provided } from '../loader/provided.ts';
import { areasOffHere } from './areas-off-here.ts';
import { isOverrideAsked } from './override-asked.ts';

interface Ready {
  readonly phase: 'ready';
  readonly set: ModuleSet;
  /** The registry in use. */
  readonly registry: Registry;
  readonly source: RegistrySource;
  /** Defined if this tab runs other modules than the released ones. */
  readonly override?: OverrideOutcome | undefined;
}

/** The modules of this page, known after the registry was read. */
export type Modules =
  | { readonly phase: 'loading' }
  /** No registry, neither live nor a copy: the shell runs alone. */
  | { readonly phase: 'none' }
  | Ready;

export const modulesAtom = atom<Modules>({ phase: 'loading' });

const live = '/modules.json';
/** The folder of this shell, as registries name it. */
export const shellFolder = () => new URL(__webpack_public_path__, location.href).pathname;

function reportDropped({ dropped }: Registry) {
  for (const reason of dropped) console.error('A part of the registry cannot be read.', reason);
}

/** Applies the live registry to the set of modules that the page already uses. */
function withRegistry(modules: Ready, registry: Registry): Ready {
  reportDropped(registry);
  modules.set.takeReleases(registry.modules, modules.override?.without);
  return { ...modules, registry, source: 'live' };
}

const overrideChunk = lazyModule(() => import(/* webpackChunkName: "override" */ './override.ts'));

/** Undefined if the code cannot be loaded: then the released modules run. */
const fetchOverride = () =>
  withTimeout(longestOverride, overrideChunk.load()).catch((error: unknown) =>
    console.error('The override cannot be read; the released modules run.', error),
  );

/** @param onFound called with the modules, and again if the live registry answers after a copy was used */
export async function findModules(onFound: (modules: Modules) => void): Promise<void> {
  const overriding = isOverrideAsked() ? fetchOverride() : undefined;
  try {
    const { registry, source, live: later } = await findRegistry(live, shellFolder());
    reportDropped(registry);
    const choices = registry.modules.map((entry): ModuleChoice => ({ entry, origin: source }));
    const code = await overriding;
    const overridden = await code?.overriddenChoices(choices, location.search, registry.withdrawn);
    const set = new ModuleSet(overridden?.choices ?? choices, {
      source: federation,
      provided: provided(),
    });
    set.switchOff(areasOffHere());
    const override = overridden?.outcome;
    const ready: Ready = { phase: 'ready', set, registry, source, override };
    onFound(ready);
    void later.then((answered) => answered && onFound(withRegistry(ready, answered)));
  } catch (error) {
    console.error('No registry can be read.', error);
    onFound({ phase: 'none' });
  }
}

/**
 * Looks for newer releases, and applies those that this page can still use.
 * @returns the live registry; undefined if this page has none
 * @throws if the live registry cannot be loaded
 */
export async function takeNewReleases(atoms: Pick<Atoms, 'get' | 'set'>): Promise<Registry | undefined> {
  const modules = atoms.get(modulesAtom);
  if (modules.phase !== 'ready') return undefined;
  const { revision, line } = modules.registry;
  const registry = await liveRegistry(live);
  // Otherwise every screen would be rendered again for nothing.
  if (registry.revision !== revision || registry.line !== line || modules.source !== 'live')
    atoms.set(modulesAtom, withRegistry(modules, registry));
  return registry;
}

/** Looks for newer releases before a failed part is retried. A registry that does not answer changes nothing. */
export const takeNewReleasesAtom = atom(null, async (get, set) => {
  try {
    await takeNewReleases({ get, set });
  } catch (error) {
    console.error('The live registry cannot be used.', error);
  }
});
