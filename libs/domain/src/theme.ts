export const themes = ['light', 'dark', 'cute', 'nature'] as const;
export type Theme = (typeof themes)[number];

/** The theme of a stored value; unknown values are the light theme. */
export const themeOf = (stored: unknown): Theme => themes.find((theme) => theme === stored) ?? 'light';

/** The display names. */
export const themeNames: Record<Theme, string> = {
  light: 'Light',
  dark: 'Dark',
  cute: 'Cute',
  nature: 'Nature',
};
