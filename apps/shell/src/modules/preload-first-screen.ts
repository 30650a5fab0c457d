import type { ModuleSet } from '../loader/module-set.ts';
import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** Fetches what the screen at this address needs of the modules in one round trip, home's widgets included. */
export function preloadFirstScreen(set: ModuleSet, address: string) {
  if (address === paths.home) {
    for (const { module, item } of set.items('slots'))
      if (item.slot.startsWith('home.')) module.preload('widget', item.widget, 'now');
    return;
  }
  const found = set.items('routes').find(({ item }) => matchPath(item.path, address));
  found?.module.preload('route', found.item.id, 'now');
}
