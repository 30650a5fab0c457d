import { themeNames, themes } from '@dayloom/domain';
import { type Shell, themeAtom } from '@dayloom/platform';
import { matchPath } from 'react-router-dom';
import { openAboutAtom } from '../about/about-panel.ts';
import { canInstall, install } from '../install/install-offer.ts';
import type { Modules } from '../modules/modules.ts';
import { paths } from '../paths.ts';
import { commandAction } from '../shortcuts/all-shortcuts.ts';
import { shellShortcuts } from '../shortcuts/shell-shortcuts.ts';
import type { Entry } from './entry.ts';

const screen = (to: string, title: string): Entry => ({
  id: `screen ${to}`,
  title,
  action: { kind: 'go', to },
  isPlace: true,
});

/** The modules that can run in this shell, with what they declare of a kind. */
const declared = <Kind extends 'routes' | 'commands'>(modules: Modules, kind: Kind) =>
  modules.phase === 'ready'
    ? modules.set.items(kind).filter(({ module }) => module.refusal === undefined)
    : [];

const commandTargets = (modules: Modules) =>
  new Set(declared(modules, 'commands').map(({ item }) => item.to));

/** Every screen whose address has no parameters, except those among the commands, in the navigation's order. */
export function screenEntries(modules: Modules, { navigation }: Pick<Shell, 'navigation'>): readonly Entry[] {
  const linked = navigation.entries('top').map(({ to }) => to);
  const placeOf = (path: string) => (linked.includes(path) ? linked.indexOf(path) : linked.length);
  const asCommands = commandTargets(modules);
  const routes = declared(modules, 'routes').filter(
    ({ item }) => !item.path.includes(':') && !asCommands.has(item.path),
  );
  const inOrder = routes.toSorted((a, b) => placeOf(a.item.path) - placeOf(b.item.path));
  return [
    screen(paths.home, 'Home'),
    ...inOrder.map(({ item }) => screen(item.path, item.title)),
    screen(paths.notifications, 'Notifications'),
  ];
}

/** The commands of the modules, then the shell's own: everything with a shortcut, the themes, and logging out. */
export function commandEntries(modules: Modules, { signOut }: Pick<Shell, 'signOut'>): readonly Entry[] {
  const ofModules = declared(modules, 'commands').flatMap(({ module, item }): Entry[] => {
    const action = commandAction(module, item.id);
    return action ? [{ id: `command ${module.entry.name} ${item.id}`, title: item.title, action }] : [];
  });
  const ofShortcuts = shellShortcuts.flatMap(({ title, does, isForKeysAlone }): Entry[] =>
    typeof does === 'string' || isForKeysAlone
      ? []
      : [{ id: `shell ${title}`, title, action: { kind: 'run', run: does } }],
  );
  const ofThemes = themes.map((theme): Entry => ({
    id: `theme ${theme}`,
    title: `Theme: ${themeNames[theme]}`,
    action: { kind: 'run', run: (atoms) => atoms.set(themeAtom, theme) },
  }));
  const about: Entry = {
    id: 'shell about',
    title: 'About Dayloom',
    action: { kind: 'run', run: (atoms) => void atoms.set(openAboutAtom) },
  };
  const leave: Entry = {
    id: 'shell log out',
    title: 'Log out',
    action: { kind: 'run', run: () => void signOut('Successfully signed out!', 'Failed to log out') },
  };
  const installing: Entry = {
    id: 'shell install',
    title: 'Install Dayloom',
    action: { kind: 'run', run: () => void install() },
  };
  const onDevice = canInstall() ? [installing] : [];
  return [...ofModules, ...ofShortcuts, ...ofThemes, ...onDevice, about, leave];
}

/** Whether a screen exists at this address. */
export const isKnownPlace = (modules: Modules, to: string) => {
  const [path = ''] = to.split('?');
  return (
    path === paths.home ||
    path === paths.notifications ||
    declared(modules, 'routes').some(({ item }) => matchPath(item.path, path) !== null)
  );
};
