import { writeStored } from '@dayloom/data/browser-storage';
import type { Theme } from '@dayloom/domain';
import { atom } from 'jotai';
import { storedTheme, themeKey } from './stored-theme.ts';

const chosen = atom<Theme>(storedTheme());

/** The theme of this device. Setting it updates the page and stores the choice. */
export const themeAtom = atom(
  (get) => get(chosen),
  (_get, set, theme: Theme) => {
    document.documentElement.dataset['theme'] = theme;
    set(chosen, theme);
    writeStored(themeKey, theme, 'The theme is not kept: this browser refuses storage.');
  },
);
