import { addressesOf, addressOf, type NavEntry, type Navigation } from '@dayloom/platform';
import type { Modules } from './modules.ts';

/** Links to the shell's own screens, among those of the modules. */
const ownEntries: readonly NavEntry[] = [
  { place: 'dashboard', label: 'Notifications', to: '/notifications', icon: 'bell', order: 30 },
];

/** The navigation that the descriptors of the live modules declare; it needs none of their code. */
export function navigationOf(modules: Modules): Navigation {
  const address = addressesOf();
  if (modules.phase !== 'ready')
    return { entries: () => [], address, intent: () => undefined, preload: () => undefined };
  const { set } = modules;
  return {
    entries(place) {
      const routeAt = set.routeFinder();
      return set
        .items('nav')
        .map(({ item }) => item)
        .filter((entry) => entry.place === place && routeAt(entry.to) !== undefined)
        .concat(ownEntries.filter((entry) => entry.place === place))
        .toSorted((one, other) => one.order - other.order);
    },
    address,
    intent(id, params) {
      const offered = set
        .items('intents')
        .find(({ module, item }) => item.id === id && module.refusal === undefined);
      try {
        return offered && addressOf(offered.item.to, params);
      } catch (error) {
        // The intent needs parameters that the caller does not have.
        console.error(`The intent '${id}' of ${offered?.module.entry.name} leads nowhere.`, error);
        return undefined;
      }
    },
    preload(to) {
      const found = set.routeFinder()(to);
      found?.module.preload('route', found.item.id, 'maybe');
    },
  };
}
