import type { ModuleDefinition } from '@dayloom/platform';
import { type ModuleChoice, ModuleSet, type ModuleSource, readModuleEntry } from '@dayloom/platform/host';
import { atom } from 'jotai';
import focus from '../../../apps/focus/module.json';
import planner from '../../../apps/planner/module.json';
import wellbeing from '../../../apps/wellbeing/module.json';
import works from '../../../apps/works/module.json';
import type { Modules } from '../../../apps/shell/src/modules/modules.ts';

/** Stands in for the shell's modules file in the build without modules: the same screens, known at build time. */

const loads: Record<string, () => Promise<{ readonly default: ModuleDefinition }>> = {
  works: () => import('../../../apps/works/src/module.ts'),
  planner: () => import('../../../apps/planner/src/module.ts'),
  focus: () => import('../../../apps/focus/src/module.ts'),
  wellbeing: () => import('../../../apps/wellbeing/src/module.ts'),
};

const source: ModuleSource = {
  load: async ({ name }) => (await loads[name]!()).default,
};

const choices = [works, planner, focus, wellbeing].map((descriptor): ModuleChoice => ({
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
  set: new ModuleSet(choices, { source, provided: {} }),
  revision: 0,
  source: 'live',
  override: { versions: {}, without: [] },
};

export const modulesAtom = atom<Modules>(ready);
export const findModules = (): Promise<Modules> => Promise.resolve(ready);
export const takeNewReleases = () => Promise.resolve();
