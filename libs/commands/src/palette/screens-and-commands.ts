import type { Shell } from '@dayloom/platform';
import { matchPath } from 'react-router-dom';
import type { CommandHost, OwnAction } from '../command-host.ts';
import { declaredItems } from '../declared-items.ts';
import { commandAction } from '../shortcuts/all-shortcuts.ts';
import type { Entry } from './entry.ts';

type Declarations = Pick<CommandHost, 'commands' | 'modules'>;

const screen = (to: string, title: string): Entry => ({
  id: `screen ${to}`,
  title,
  action: { kind: 'go', to },
  isPlace: true,
});

/** Every screen whose address has no parameters, except those among the commands, in the navigation's order. */
export function screenEntries(
  { commands, modules }: Declarations,
  { navigation }: Pick<Shell, 'navigation'>,
): readonly Entry[] {
  const linked = navigation.entries('top').map(({ to }) => to);
  const placeOf = (path: string) => (linked.includes(path) ? linked.indexOf(path) : linked.length);
  const asCommands = new Set(declaredItems(modules, 'commands').map(({ item }) => item.to));
  const routes = declaredItems(modules, 'routes').filter(
    ({ item }) => !item.path.includes(':') && !asCommands.has(item.path),
  );
  const inOrder = routes.toSorted((a, b) => placeOf(a.item.path) - placeOf(b.item.path));
  const own = commands.flatMap(({ title, action }) =>
    action.kind === 'go' ? [screen(action.to, title)] : [],
  );
  return [...own.slice(0, 1), ...inOrder.map(({ item }) => screen(item.path, item.title)), ...own.slice(1)];
}

/** Screens are listed separately; steps, and opening the palette, make no sense in it. */
const isForPalette = (action: OwnAction) =>
  action.kind === 'run' || (action.kind === 'open' && action.part !== 'palette');

/** The commands of the modules, then the program's own that are possible now. */
export function commandEntries({ commands, modules }: Declarations): readonly Entry[] {
  const ofModules = declaredItems(modules, 'commands').flatMap(({ module, item }): Entry[] => {
    const action = commandAction(module, item.id);
    return action ? [{ id: `command ${module.entry.name} ${item.id}`, title: item.title, action }] : [];
  });
  const own = commands.filter(({ action, isOffered }) => isForPalette(action) && isOffered?.() !== false);
  return [
    ...ofModules,
    ...own.map(({ title, keys, action }): Entry => ({ id: `own ${title}`, title, keys, action })),
  ];
}

/** Whether a screen exists at this address. */
export const isKnownPlace = ({ commands, modules }: Declarations, to: string) => {
  const [path = ''] = to.split('?');
  return (
    commands.some(({ action }) => action.kind === 'go' && action.to === path) ||
    declaredItems(modules, 'routes').some(({ item }) => matchPath(item.path, path) !== null)
  );
};
