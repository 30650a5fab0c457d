import { atom } from 'jotai';
import type { Atoms } from '../atoms.ts';
import { type ModuleChoice, ModuleSet } from '../loader/module-set.ts';
import { findRegistry, liveRegistry } from '../loader/registry-client.ts';
import type { Registry, RegistrySource } from '../loader/registry.ts';
import { withTimeout } from '../loader/with-timeout.ts';
import { federation } from '../loader/federation.ts';
import type { OverrideInEffect } from './override-chunk.ts';
import { provided } from '../loader/provided.ts';
import { areasOffHere } from './areas-off-here.ts';
import { isOverrideAsked } from './override-asked.ts';

interface Ready {
  readonly phase: 'ready';
  readonly set: ModuleSet;
  readonly source: RegistrySource;
  /** The folder of the shell that the registry names. */
  readonly shell: string | undefined;
  /** Present where this tab is to run other modules than the released ones; its `Banner` says so. */
  readonly override?: OverrideInEffect | undefined;
}

/** The modules of this page, once the registry was read. */
export type Modules =
  | { readonly phase: 'loading' }
  /** No registry at all, live or copied: the shell runs alone. */
  | { readonly phase: 'none' }
  | Ready;

export const modulesAtom = atom<Modules>({ phase: 'loading' });

const live = '/modules.json';
/** The folder this shell stands in, as registries name it. */
export const shellFolder = () => new URL(__webpack_public_path__, location.href).pathname;

function tellDropped({ dropped }: Registry) {
  for (const reason of dropped) console.error('A part of the registry cannot be read.', reason);
}

/** The modules as the live registry has them, in the set that the page works with already. */
function taking(modules: Ready, registry: Registry): Ready {
  tellDropped(registry);
  modules.set.takeReleases(registry, modules.override?.without);
  return { ...modules, source: 'live', shell: registry.shell };
}

/** How long the code of the override may take; then the released modules run. Milliseconds. */
const longestWait = 5_000;

/** Undefined where it does not come: then the released modules run. */
function fetchOverride() {
  const fetched = async () => {
    const { overridden } = await import(/* webpackChunkName: "override" */ './override-chunk.ts');
    return overridden;
  };
  return withTimeout(longestWait, fetched()).catch((error: unknown) =>
    console.error('The override cannot be read; the released modules run.', error),
  );
}

/** @param become told what was found, and again when the live registry answers after a copy had to stand in for it */
export async function findModules(become: (modules: Modules) => void): Promise<void> {
  const overriding = isOverrideAsked() ? fetchOverride() : undefined;
  try {
    const { registry, source, live: later } = await findRegistry(live, shellFolder());
    tellDropped(registry);
    const choices = registry.modules.map((entry): ModuleChoice => ({ entry, origin: source }));
    const overridden = await (await overriding)?.(choices, location.search);
    const set = new ModuleSet(overridden?.choices ?? choices, {
      source: federation,
      provided: provided(),
      revision: registry.revision,
      line: registry.line,
    });
    set.switchOff(areasOffHere());
    const override = overridden?.inEffect;
    const ready: Ready = { phase: 'ready', set, source, shell: registry.shell, override };
    become(ready);
    void later.then((answered) => answered && become(taking(ready, answered)));
  } catch (error) {
    console.error('No registry can be read.', error);
    become({ phase: 'none' });
  }
}

/**
 * Looks for newer releases, and takes what this page can still take.
 * @returns the live registry; undefined where this page has none
 * @throws where it cannot be had
 */
export async function takeNewReleases(atoms: Pick<Atoms, 'get' | 'set'>): Promise<Registry | undefined> {
  const modules = atoms.get(modulesAtom);
  if (modules.phase !== 'ready') return undefined;
  const { revision, line } = modules.set;
  const registry = await liveRegistry(live, modules.set);
  // Every screen would be drawn anew for nothing.
  if (registry.revision !== revision || registry.line !== line || modules.source !== 'live')
    atoms.set(modulesAtom, taking(modules, registry));
  return registry;
}

/** The same before a failed part is tried again. A registry that does not answer changes nothing. */
export const takeNewReleasesAtom = atom(null, async (get, set) => {
  try {
    await takeNewReleases({ get, set });
  } catch (error) {
    console.error('The live registry cannot be used.', error);
  }
});
