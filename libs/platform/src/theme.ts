import { type Theme, themeOf } from '@dayloom/domain';
import { atom } from 'jotai';

const key = 'theme-storage';

/** Reads what is stored; storage that cannot be read counts as nothing stored. */
function storedTheme(): Theme {
  try {
    return themeOf(localStorage.getItem(key));
  } catch {
    return themeOf(undefined);
  }
}

const chosen = atom<Theme>(storedTheme());

/** The theme of this device; writing it changes the page at once and keeps the choice. */
export const themeAtom = atom(
  (get) => get(chosen),
  (_get, set, theme: Theme) => {
    document.documentElement.dataset['theme'] = theme;
    set(chosen, theme);
    try {
      localStorage.setItem(key, theme);
    } catch (error) {
      console.error('The theme is not kept: this browser refuses storage.', error);
    }
  },
);
