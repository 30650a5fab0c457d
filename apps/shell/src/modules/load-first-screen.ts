import type { ModuleSet } from '../loader/module-set.ts';
import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';
import { isOnHome } from './is-on-home.ts';

/** The parts of modules that the screen at this address needs; home needs its widgets. */
function firstScreen(set: ModuleSet, address: string) {
  if (address === paths.home)
    return set
      .items('slots')
      .filter(({ item }) => isOnHome(item))
      .map(({ module, item }) => ({ module, kind: 'widget', id: item.widget }) as const);
  const found = set.items('routes').find(({ item }) => matchPath(item.path, address));
  return found ? [{ module: found.module, kind: 'route', id: found.item.id } as const] : [];
}

/**
 * Fetches the first screen in one round trip and runs it, in parallel with everything else the first render waits
 * for.
 */
export function loadFirstScreen(set: ModuleSet, address: string) {
  const parts = firstScreen(set, address);
  for (const { module, kind, id } of parts) module.preload(kind, id, 'now');
  for (const { module, kind, id } of parts) set.load(module, kind, id).start();
}

/** The components of the first screen that have loaded. */
export const loadedComponents = (set: ModuleSet, address: string) =>
  firstScreen(set, address).flatMap(({ module, kind, id }) => {
    const state = set.load(module, kind, id).state();
    return state.phase === 'ready' ? state.Component : [];
  });
