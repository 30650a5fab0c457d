import { localeWith } from '@dayloom/domain/settings';
import { atom } from 'jotai';

const chosenKeys = atom<string>();

/**
 * The locale for days and times, including the user's week start and hours; set it with the output of `localeKeys`.
 * Until the shell has read the settings it is the last value on this device, which an inline script sets on the root
 * element.
 */
export const localeAtom = atom(
  (get) => localeWith(get(chosenKeys) ?? document.documentElement.dataset['locale'] ?? ''),
  (_get, set, keys: string) => set(chosenKeys, keys),
);
