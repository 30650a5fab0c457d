export const themes = ['light', 'dark', 'cute', 'nature'] as const;
export type Theme = (typeof themes)[number];

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** The theme a stored value means; whatever names none means light. */
export const themeOf = (stored: unknown): Theme => (isTheme(stored) ? stored : 'light');

/** What each theme is called on screen. */
export const themeNames: Record<Theme, string> = {
  light: 'Light',
  dark: 'Dark',
  cute: 'Cute',
  nature: 'Nature',
};
