import { CONTRACT, type ItemKind, type ModuleDefinition } from '@dayloom/platform';
import { ModuleSet } from '../loader/module-set.ts';
import { readModuleEntry, type Registry } from '../loader/registry.ts';
import type { Modules } from '../modules/modules.ts';
import type { OverrideOutcome } from '../modules/override.ts';

/** A module by its descriptor; missing lists are empty. */
interface TestModule extends Partial<Record<ItemKind, readonly unknown[]>> {
  readonly name: string;
  readonly title?: string;
  readonly contract?: number;
}

const entryOf = (module: TestModule) =>
  readModuleEntry({
    name: module.name,
    version: '1.2.0',
    entry: `/m/${module.name}/1.2.0/entry.js`,
    files: {},
    descriptor: { title: module.name, contract: CONTRACT, ...module },
  });

type Ready = Extract<Modules, { phase: 'ready' }>;

interface Options extends Partial<Pick<Ready, 'override' | 'source'>>, Partial<Pick<Registry, 'shell'>> {
  readonly revision?: number;
  /** Loads the modules' code; without it, no code may be requested. */
  readonly load?: (name: string) => Promise<ModuleDefinition>;
}

/** The state of the shell after it has read a registry with these modules. */
export function readyModules(modules: readonly TestModule[], options: Options = {}): Ready {
  const { load, override, shell, source = 'live', revision = 7 } = options;
  const choices = modules.map((each) => ({ entry: entryOf(each), origin: source }));
  const loadOf = (name: string) =>
    load?.(name) ?? Promise.reject(new Error('A module script was asked for.'));
  const set = new ModuleSet(choices, {
    source: { preload: () => undefined, load: ({ name }) => loadOf(name) },
    provided: { contract: CONTRACT, versions: {}, levels: {} },
  });
  const registry: Registry = {
    line: undefined,
    revision,
    shell,
    modules: choices.map(({ entry }) => entry),
    withdrawn: [],
    dropped: [],
  };
  return { phase: 'ready', set, registry, source, override };
}

/** An override of this tab that was applied completely, except for `outcome`. */
export const overrideOf = (outcome: Partial<OverrideOutcome>): OverrideOutcome => ({
  versions: {},
  without: [],
  leftOut: [],
  missing: [],
  hasUnknown: false,
  hasFailed: false,
  hasWithdrawn: false,
  ...outcome,
});

const route = (id: string) => ({ id, path: `/${id}`, title: id });
const nav = (place: string, label: string, to: string, order: number) => ({
  place,
  label,
  to,
  icon: 'list',
  order,
});

/** The four modules with every screen the product will have. */
export const allScreens: readonly TestModule[] = [
  {
    name: 'works',
    routes: [route('dashboard')],
    nav: [nav('top', 'Dashboard', '/dashboard', 10), nav('bottom', 'Tasks', '/dashboard', 10)],
  },
  {
    name: 'focus',
    routes: [route('timer'), route('notes')],
    nav: [
      nav('top', 'Timer', '/timer', 20),
      nav('top', 'Notes', '/notes', 30),
      nav('quick', 'Timer', '/timer', 10),
      nav('quick', 'Notes', '/notes', 20),
    ],
  },
  {
    name: 'planner',
    routes: [
      route('reminders'),
      route('timetable'),
      route('goals'),
      route('notifications'),
      route('calendar'),
    ],
    intents: [
      { id: 'show-reminders', title: 'Reminders', to: '/reminders' },
      { id: 'show-notifications', title: 'Notifications', to: '/notifications' },
    ],
    nav: [
      nav('top', 'Reminders', '/reminders', 40),
      nav('top', 'Timetable', '/timetable', 60),
      nav('bottom', 'Schedule', '/timetable', 20),
      nav('more', 'Goals', '/goals', 10),
      nav('more', 'Calendar', '/calendar', 20),
      nav('more', 'Analytics', '/analytics', 30),
      nav('quick', 'Reminders', '/reminders', 30),
    ],
  },
  {
    name: 'wellbeing',
    routes: [route('meditation'), route('profile')],
    nav: [
      nav('top', 'Meditation', '/meditation', 50),
      nav('top', 'Profile', '/profile', 70),
      nav('bottom', 'Profile', '/profile', 30),
      nav('quick', 'Meditation', '/meditation', 40),
    ],
  },
];
