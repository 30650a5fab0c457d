import { type Theme, themeOf } from '@dayloom/domain';
import { atom } from 'jotai';

const key = 'theme-storage';

/** Reads the stored theme; if storage is unavailable, the default. */
function storedTheme(): Theme {
  try {
    return themeOf(localStorage.getItem(key));
  } catch {
    return themeOf(undefined);
  }
}

const chosen = atom<Theme>(storedTheme());

/** The theme of this device. Setting it updates the page and stores the choice. */
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
