import { atom, CONTRACT, type ModuleDefinition } from '@dayloom/platform';
import { type ModuleChoice, ModuleSet } from '../../../apps/shell/src/loader/module-set.ts';
import type { ModuleSource } from '../../../apps/shell/src/loader/module-source.ts';
import { readModuleEntry } from '../../../apps/shell/src/loader/registry.ts';
import type { Modules } from '../../../apps/shell/src/modules/modules.ts';

/** Replaces the shell's modules file in the build without modules: the same screens, known at build time. */

declare global {
  interface ImportMeta {
    /** rspack replaces this call with the files whose paths match. */
    webpackContext(folder: string, which: { regExp: RegExp }): Context;
  }
}
interface Context {
  (path: string): unknown;
  keys(): string[];
}

const descriptorAt = import.meta.webpackContext('../../../apps', { regExp: /^\.\/[^/]+\/module\.json$/ });
const definitionAt = import.meta.webpackContext('../../../apps', { regExp: /^\.\/[^/]+\/src\/module\.ts$/ });

const modules = descriptorAt.keys().map((path) => ({
  descriptor: descriptorAt(path) as { readonly name: string },
  definition: (
    definitionAt(path.replace('module.json', 'src/module.ts')) as { readonly default: ModuleDefinition }
  ).default,
}));

const definitionOf = (name: string): ModuleDefinition =>
  modules.find(({ descriptor }) => descriptor.name === name)?.definition ?? { routes: {} };

const source: ModuleSource = {
  load: ({ name }) => Promise.resolve(definitionOf(name)),
  preload({ name }, kind, id) {
    const { routes, widgets = {} } = definitionOf(name);
    void (kind === 'route' ? routes : widgets)[id]?.();
  },
};

const choices = modules.map(({ descriptor }): ModuleChoice => ({
  entry: readModuleEntry({
    name: descriptor.name,
    version: 'one-build',
    entry: '/none',
    files: {},
    descriptor,
  }),
  origin: 'live',
}));

const ready: Modules = {
  phase: 'ready',
  set: new ModuleSet(choices, { source, provided: { contract: CONTRACT, versions: {}, levels: {} } }),
  source: 'live',
  shell: undefined,
};

export const modulesAtom = atom<Modules>(ready);
export const findModules = async (become: (modules: Modules) => void) => become(ready);
export const takeNewReleasesAtom = atom(null, () => Promise.resolve());
export const takeNewReleases = () => Promise.resolve(undefined);
export const shellFolder = () => '/';
