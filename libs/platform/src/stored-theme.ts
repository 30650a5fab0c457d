import { type Theme, themeOf } from '@dayloom/domain/theme';

export const themeKey = 'theme-storage';

/** Reads the stored theme; if storage is unavailable, the default. */
export function storedTheme(): Theme {
  try {
    return themeOf(localStorage.getItem(themeKey));
  } catch {
    return themeOf(undefined);
  }
}
