import type { ModuleSet } from '../loader/module-set.ts';
import { matchPath } from 'react-router-dom';

const homeSlots = ['home.counters', 'home.main', 'home.side', 'home.wide'];

/** Fetches what the screen at this address needs of the modules in one round trip, home's widgets included. */
export function preloadFirstScreen(set: ModuleSet, address: string) {
  if (address === '/') {
    for (const slot of homeSlots)
      for (const { module, entry } of set.slots(slot)) module.preload('widget', entry.widget, 'now');
    return;
  }
  const found = set.routes().find(({ route }) => matchPath(route.path, address));
  found?.module.preload('route', found.route.id, 'now');
}
