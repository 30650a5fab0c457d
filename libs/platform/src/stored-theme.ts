import { readStored } from '@dayloom/data/browser-storage';
import { type Theme, themeOf } from '@dayloom/domain/theme';

export const themeKey = 'theme-storage';

/** Reads the stored theme; if storage is unavailable, the default. */
export const storedTheme = (): Theme => themeOf(readStored(themeKey));
