import { atom } from 'jotai';
import { type ModuleChoice, ModuleSet } from '../loader/module-set.ts';
import { findRegistry, liveRegistry } from '../loader/registry-client.ts';
import type { Registry, RegistrySource } from '../loader/registry.ts';
import { withTimeout } from '../loader/with-timeout.ts';
import { federation } from '../loader/federation.ts';
import type { OverrideInEffect } from './override-chunk.ts';
import { provided } from '../loader/provided.ts';
import { isOverrideAsked } from './override-asked.ts';

interface Ready {
  readonly phase: 'ready';
  readonly set: ModuleSet;
  readonly source: RegistrySource;
  /** Present where this tab runs other modules than the released ones; its `Banner` says so. */
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
const ownFolder = () => new URL(__webpack_public_path__, location.href).pathname;

function tellDropped({ dropped }: Registry) {
  for (const reason of dropped) console.error('A part of the registry cannot be read.', reason);
}

/** The modules as the live registry has them, in the set that the page works with already. */
function taking(modules: Ready, registry: Registry): Ready {
  tellDropped(registry);
  modules.set.takeReleases(registry, modules.override?.without);
  return { ...modules, source: 'live' };
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
    const { registry, source, live: later } = await findRegistry(live, ownFolder());
    tellDropped(registry);
    const choices = registry.modules.map((entry): ModuleChoice => ({ entry, origin: source }));
    const overridden = await (await overriding)?.(choices, location.search);
    const set = new ModuleSet(overridden?.choices ?? choices, {
      source: federation,
      provided: provided(),
      revision: registry.revision,
    });
    const override = overridden?.inEffect;
    const ready: Ready = { phase: 'ready', set, source, override };
    become(ready);
    void later.then((answered) => answered && become(taking(ready, answered)));
  } catch (error) {
    console.error('No registry can be read.', error);
    become({ phase: 'none' });
  }
}

/** Looks for newer releases before a failed part is tried again. A registry that does not answer changes nothing. */
export const takeNewReleasesAtom = atom(null, async (get, set) => {
  const modules = get(modulesAtom);
  if (modules.phase !== 'ready') return;
  try {
    set(modulesAtom, taking(modules, await liveRegistry(live, modules.set.revision)));
  } catch (error) {
    console.error('The live registry cannot be used.', error);
  }
});
