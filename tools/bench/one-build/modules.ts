import type { ModuleDefinition } from '@dayloom/platform';
import { type ModuleChoice, ModuleSet } from '../../../apps/shell/src/loader/module-set.ts';
import type { ModuleSource } from '../../../apps/shell/src/loader/module-source.ts';
import { readModuleEntry } from '../../../apps/shell/src/loader/registry.ts';
import { atom } from '@dayloom/platform';
import focusDescriptor from '../../../apps/focus/module.json';
import focus from '../../../apps/focus/src/module.ts';
import plannerDescriptor from '../../../apps/planner/module.json';
import planner from '../../../apps/planner/src/module.ts';
import wellbeingDescriptor from '../../../apps/wellbeing/module.json';
import wellbeing from '../../../apps/wellbeing/src/module.ts';
import worksDescriptor from '../../../apps/works/module.json';
import works from '../../../apps/works/src/module.ts';
import type { Modules } from '../../../apps/shell/src/modules/modules.ts';

/** Stands in for the shell's modules file in the build without modules: the same screens, known at build time. */

const definitions = new Map<string, ModuleDefinition>([
  ['works', works],
  ['planner', planner],
  ['focus', focus],
  ['wellbeing', wellbeing],
]);

const definitionOf = (name: string) => definitions.get(name) ?? { routes: {} };

const source: ModuleSource = {
  load: ({ name }) => Promise.resolve(definitionOf(name)),
  preload({ name }, kind, id) {
    const { routes, widgets = {} } = definitionOf(name);
    void (kind === 'route' ? routes : widgets)[id]?.();
  },
};

const choices = [worksDescriptor, plannerDescriptor, focusDescriptor, wellbeingDescriptor].map(
  (descriptor): ModuleChoice => ({
    entry: readModuleEntry({
      name: descriptor.name,
      version: 'one-build',
      entry: '/none',
      files: {},
      descriptor,
    }),
    origin: 'live',
  }),
);

const ready: Modules = {
  phase: 'ready',
  set: new ModuleSet(choices, { source, provided: {} }),
  revision: 0,
  source: 'live',
  override: { versions: {}, without: [] },
};

export const modulesAtom = atom<Modules>(ready);
export const findModules = async (become: (modules: Modules) => void) => become(ready);
export const takeNewReleasesAtom = atom(null, () => Promise.resolve());
