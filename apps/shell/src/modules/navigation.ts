import type { Navigation } from '@dayloom/platform';
import { matchPath } from 'react-router-dom';
import type { Modules } from './modules.ts';

/** The navigation that the live modules' descriptors add up to; none of their code is needed for it. */
export function navigationOf(modules: Modules): Navigation {
  if (modules.phase !== 'ready') return { entries: () => [], preload: () => undefined };
  const { set } = modules;
  const routeAt = (address: string) => set.routes().find(({ route }) => matchPath(route.path, address));
  return {
    entries: (place) => set.nav(place).filter(({ to }) => routeAt(to) !== undefined),
    preload(address) {
      const found = routeAt(address);
      found?.module.preload('route', found.route.id, 'maybe');
    },
  };
}
