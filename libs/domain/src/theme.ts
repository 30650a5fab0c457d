export const themes = ['light', 'dark', 'cute', 'nature'] as const;
export type Theme = (typeof themes)[number];

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** The theme of a stored value; unknown values are the light theme. */
export const themeOf = (stored: unknown): Theme => (isTheme(stored) ? stored : 'light');

/** The display names. */
export const themeNames: Record<Theme, string> = {
  light: 'Light',
  dark: 'Dark',
  cute: 'Cute',
  nature: 'Nature',
};
