import { localeWith } from '@dayloom/domain/settings';
import { atom } from 'jotai';

const heard = atom<string>();

/**
 * The locale in which days and times are written, with the user's week start and hours. It is set by what a locale carries of them (`localeKeys`); until the shell has read the settings it is what this
 * device heard last, which the page's first script puts on the root element.
 */
export const localeAtom = atom(
  (get) => localeWith(get(heard) ?? document.documentElement.dataset['locale'] ?? ''),
  (_get, set, keys: string) => set(heard, keys),
);
